<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="tank_chess" tilewidth="64" tileheight="64" tilecount="336" columns="16" objectalignment="center">
 <image source="tank_chess.png" width="1024" height="1344"/>
 <tile id="0">
  <properties>
   <property name="terrain" value="open"/>
  </properties>
 </tile>
 <tile id="1" probability="0.4">
  <properties>
   <property name="terrain" value="open"/>
  </properties>
 </tile>
 <tile id="2" probability="0.4">
  <properties>
   <property name="terrain" value="open"/>
  </properties>
 </tile>
 <tile id="3" probability="0.4">
  <properties>
   <property name="terrain" value="open"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="terrain" value="open"/>
  </properties>
 </tile>
 <tile id="5" probability="0.4">
  <properties>
   <property name="terrain" value="open"/>
  </properties>
 </tile>
 <tile id="6" probability="0.4">
  <properties>
   <property name="terrain" value="open"/>
  </properties>
 </tile>
 <tile id="7" probability="0.4">
  <properties>
   <property name="terrain" value="open"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="terrain" value="mine"/>
  </properties>
 </tile>
 <tile id="16">
  <properties>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="17">
  <properties>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="18">
  <properties>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="19">
  <properties>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="20">
  <properties>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="21">
  <properties>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="22">
  <properties>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="23">
  <properties>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="24">
  <properties>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="25">
  <properties>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="26">
  <properties>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="27">
  <properties>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="28">
  <properties>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="29">
  <properties>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="30">
  <properties>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="31">
  <properties>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="32">
  <properties>
   <property name="terrain" value="low"/>
  </properties>
 </tile>
 <tile id="33">
  <properties>
   <property name="terrain" value="low"/>
  </properties>
 </tile>
 <tile id="34">
  <properties>
   <property name="terrain" value="low"/>
  </properties>
 </tile>
 <tile id="35">
  <properties>
   <property name="terrain" value="low"/>
  </properties>
 </tile>
 <tile id="36">
  <properties>
   <property name="terrain" value="low"/>
  </properties>
 </tile>
 <tile id="37">
  <properties>
   <property name="terrain" value="low"/>
  </properties>
 </tile>
 <tile id="38">
  <properties>
   <property name="terrain" value="low"/>
  </properties>
 </tile>
 <tile id="39">
  <properties>
   <property name="terrain" value="low"/>
  </properties>
 </tile>
 <tile id="40">
  <properties>
   <property name="terrain" value="low"/>
  </properties>
 </tile>
 <tile id="41">
  <properties>
   <property name="terrain" value="low"/>
  </properties>
 </tile>
 <tile id="42">
  <properties>
   <property name="terrain" value="low"/>
  </properties>
 </tile>
 <tile id="43">
  <properties>
   <property name="terrain" value="low"/>
  </properties>
 </tile>
 <tile id="44">
  <properties>
   <property name="terrain" value="low"/>
  </properties>
 </tile>
 <tile id="45">
  <properties>
   <property name="terrain" value="low"/>
  </properties>
 </tile>
 <tile id="46">
  <properties>
   <property name="terrain" value="low"/>
  </properties>
 </tile>
 <tile id="47">
  <properties>
   <property name="terrain" value="low"/>
  </properties>
 </tile>
 <tile id="48">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="48" duration="250"/>
   <frame tileid="64" duration="250"/>
   <frame tileid="80" duration="250"/>
   <frame tileid="96" duration="250"/>
  </animation>
 </tile>
 <tile id="49">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="49" duration="250"/>
   <frame tileid="65" duration="250"/>
   <frame tileid="81" duration="250"/>
   <frame tileid="97" duration="250"/>
  </animation>
 </tile>
 <tile id="50">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="50" duration="250"/>
   <frame tileid="66" duration="250"/>
   <frame tileid="82" duration="250"/>
   <frame tileid="98" duration="250"/>
  </animation>
 </tile>
 <tile id="51">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="51" duration="250"/>
   <frame tileid="67" duration="250"/>
   <frame tileid="83" duration="250"/>
   <frame tileid="99" duration="250"/>
  </animation>
 </tile>
 <tile id="52">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="52" duration="250"/>
   <frame tileid="68" duration="250"/>
   <frame tileid="84" duration="250"/>
   <frame tileid="100" duration="250"/>
  </animation>
 </tile>
 <tile id="53">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="53" duration="250"/>
   <frame tileid="69" duration="250"/>
   <frame tileid="85" duration="250"/>
   <frame tileid="101" duration="250"/>
  </animation>
 </tile>
 <tile id="54">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="54" duration="250"/>
   <frame tileid="70" duration="250"/>
   <frame tileid="86" duration="250"/>
   <frame tileid="102" duration="250"/>
  </animation>
 </tile>
 <tile id="55">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="55" duration="250"/>
   <frame tileid="71" duration="250"/>
   <frame tileid="87" duration="250"/>
   <frame tileid="103" duration="250"/>
  </animation>
 </tile>
 <tile id="56">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="56" duration="250"/>
   <frame tileid="72" duration="250"/>
   <frame tileid="88" duration="250"/>
   <frame tileid="104" duration="250"/>
  </animation>
 </tile>
 <tile id="57">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="57" duration="250"/>
   <frame tileid="73" duration="250"/>
   <frame tileid="89" duration="250"/>
   <frame tileid="105" duration="250"/>
  </animation>
 </tile>
 <tile id="58">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="58" duration="250"/>
   <frame tileid="74" duration="250"/>
   <frame tileid="90" duration="250"/>
   <frame tileid="106" duration="250"/>
  </animation>
 </tile>
 <tile id="59">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="59" duration="250"/>
   <frame tileid="75" duration="250"/>
   <frame tileid="91" duration="250"/>
   <frame tileid="107" duration="250"/>
  </animation>
 </tile>
 <tile id="60">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="60" duration="250"/>
   <frame tileid="76" duration="250"/>
   <frame tileid="92" duration="250"/>
   <frame tileid="108" duration="250"/>
  </animation>
 </tile>
 <tile id="61">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="61" duration="250"/>
   <frame tileid="77" duration="250"/>
   <frame tileid="93" duration="250"/>
   <frame tileid="109" duration="250"/>
  </animation>
 </tile>
 <tile id="62">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="62" duration="250"/>
   <frame tileid="78" duration="250"/>
   <frame tileid="94" duration="250"/>
   <frame tileid="110" duration="250"/>
  </animation>
 </tile>
 <tile id="63">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="63" duration="250"/>
   <frame tileid="79" duration="250"/>
   <frame tileid="95" duration="250"/>
   <frame tileid="111" duration="250"/>
  </animation>
 </tile>
 <tile id="64">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="65">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="66">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="67">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="68">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="69">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="70">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="71">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="72">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="73">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="74">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="75">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="76">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="77">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="78">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="79">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="80">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="81">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="82">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="83">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="84">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="85">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="86">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="87">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="88">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="89">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="90">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="91">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="92">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="93">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="94">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="95">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="96">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="97">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="98">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="99">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="100">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="101">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="102">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="103">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="104">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="105">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="106">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="107">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="108">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="109">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="110">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="111">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="112">
  <properties>
   <property name="terrain" value="hedge"/>
  </properties>
 </tile>
 <tile id="113">
  <properties>
   <property name="terrain" value="hedge"/>
  </properties>
 </tile>
 <tile id="114">
  <properties>
   <property name="terrain" value="hedge"/>
  </properties>
 </tile>
 <tile id="115">
  <properties>
   <property name="terrain" value="hedge"/>
  </properties>
 </tile>
 <tile id="116">
  <properties>
   <property name="terrain" value="hedge"/>
  </properties>
 </tile>
 <tile id="117">
  <properties>
   <property name="terrain" value="hedge"/>
  </properties>
 </tile>
 <tile id="118">
  <properties>
   <property name="terrain" value="hedge"/>
  </properties>
 </tile>
 <tile id="119">
  <properties>
   <property name="terrain" value="hedge"/>
  </properties>
 </tile>
 <tile id="120">
  <properties>
   <property name="terrain" value="hedge"/>
  </properties>
 </tile>
 <tile id="121">
  <properties>
   <property name="terrain" value="hedge"/>
  </properties>
 </tile>
 <tile id="122">
  <properties>
   <property name="terrain" value="hedge"/>
  </properties>
 </tile>
 <tile id="123">
  <properties>
   <property name="terrain" value="hedge"/>
  </properties>
 </tile>
 <tile id="124">
  <properties>
   <property name="terrain" value="hedge"/>
  </properties>
 </tile>
 <tile id="125">
  <properties>
   <property name="terrain" value="hedge"/>
  </properties>
 </tile>
 <tile id="126">
  <properties>
   <property name="terrain" value="hedge"/>
  </properties>
 </tile>
 <tile id="127">
  <properties>
   <property name="terrain" value="hedge"/>
  </properties>
 </tile>
 <tile id="128">
  <properties>
   <property name="terrain" value="mud"/>
  </properties>
 </tile>
 <tile id="129">
  <properties>
   <property name="terrain" value="mud"/>
  </properties>
 </tile>
 <tile id="130">
  <properties>
   <property name="terrain" value="mud"/>
  </properties>
 </tile>
 <tile id="131">
  <properties>
   <property name="terrain" value="mud"/>
  </properties>
 </tile>
 <tile id="132">
  <properties>
   <property name="terrain" value="mud"/>
  </properties>
 </tile>
 <tile id="133">
  <properties>
   <property name="terrain" value="mud"/>
  </properties>
 </tile>
 <tile id="134">
  <properties>
   <property name="terrain" value="mud"/>
  </properties>
 </tile>
 <tile id="135">
  <properties>
   <property name="terrain" value="mud"/>
  </properties>
 </tile>
 <tile id="136">
  <properties>
   <property name="terrain" value="mud"/>
  </properties>
 </tile>
 <tile id="137">
  <properties>
   <property name="terrain" value="mud"/>
  </properties>
 </tile>
 <tile id="138">
  <properties>
   <property name="terrain" value="mud"/>
  </properties>
 </tile>
 <tile id="139">
  <properties>
   <property name="terrain" value="mud"/>
  </properties>
 </tile>
 <tile id="140">
  <properties>
   <property name="terrain" value="mud"/>
  </properties>
 </tile>
 <tile id="141">
  <properties>
   <property name="terrain" value="mud"/>
  </properties>
 </tile>
 <tile id="142">
  <properties>
   <property name="terrain" value="mud"/>
  </properties>
 </tile>
 <tile id="143">
  <properties>
   <property name="terrain" value="mud"/>
  </properties>
 </tile>
 <tile id="144">
  <properties>
   <property name="terrain" value="trees"/>
  </properties>
 </tile>
 <tile id="145">
  <properties>
   <property name="terrain" value="trees"/>
  </properties>
 </tile>
 <tile id="146">
  <properties>
   <property name="terrain" value="trees"/>
  </properties>
 </tile>
 <tile id="147">
  <properties>
   <property name="terrain" value="trees"/>
  </properties>
 </tile>
 <tile id="148">
  <properties>
   <property name="terrain" value="trees"/>
  </properties>
 </tile>
 <tile id="149">
  <properties>
   <property name="terrain" value="trees"/>
  </properties>
 </tile>
 <tile id="150">
  <properties>
   <property name="terrain" value="trees"/>
  </properties>
 </tile>
 <tile id="151">
  <properties>
   <property name="terrain" value="trees"/>
  </properties>
 </tile>
 <tile id="152">
  <properties>
   <property name="terrain" value="trees"/>
  </properties>
 </tile>
 <tile id="153">
  <properties>
   <property name="terrain" value="trees"/>
  </properties>
 </tile>
 <tile id="154">
  <properties>
   <property name="terrain" value="trees"/>
  </properties>
 </tile>
 <tile id="155">
  <properties>
   <property name="terrain" value="trees"/>
  </properties>
 </tile>
 <tile id="156">
  <properties>
   <property name="terrain" value="trees"/>
  </properties>
 </tile>
 <tile id="157">
  <properties>
   <property name="terrain" value="trees"/>
  </properties>
 </tile>
 <tile id="158">
  <properties>
   <property name="terrain" value="trees"/>
  </properties>
 </tile>
 <tile id="159">
  <properties>
   <property name="terrain" value="trees"/>
  </properties>
 </tile>
 <tile id="160" type="piece">
  <properties>
   <property name="facing" value="north"/>
   <property name="kind" value="commander"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="161" type="piece">
  <properties>
   <property name="facing" value="north_east"/>
   <property name="kind" value="commander"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="162" type="piece">
  <properties>
   <property name="facing" value="east"/>
   <property name="kind" value="commander"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="163" type="piece">
  <properties>
   <property name="facing" value="south_east"/>
   <property name="kind" value="commander"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="164" type="piece">
  <properties>
   <property name="facing" value="south"/>
   <property name="kind" value="commander"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="165" type="piece">
  <properties>
   <property name="facing" value="south_west"/>
   <property name="kind" value="commander"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="166" type="piece">
  <properties>
   <property name="facing" value="west"/>
   <property name="kind" value="commander"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="167" type="piece">
  <properties>
   <property name="facing" value="north_west"/>
   <property name="kind" value="commander"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="168" type="piece">
  <properties>
   <property name="facing" value="north"/>
   <property name="kind" value="commander"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="169" type="piece">
  <properties>
   <property name="facing" value="north_east"/>
   <property name="kind" value="commander"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="170" type="piece">
  <properties>
   <property name="facing" value="east"/>
   <property name="kind" value="commander"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="171" type="piece">
  <properties>
   <property name="facing" value="south_east"/>
   <property name="kind" value="commander"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="172" type="piece">
  <properties>
   <property name="facing" value="south"/>
   <property name="kind" value="commander"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="173" type="piece">
  <properties>
   <property name="facing" value="south_west"/>
   <property name="kind" value="commander"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="174" type="piece">
  <properties>
   <property name="facing" value="west"/>
   <property name="kind" value="commander"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="175" type="piece">
  <properties>
   <property name="facing" value="north_west"/>
   <property name="kind" value="commander"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="176" type="piece">
  <properties>
   <property name="facing" value="north"/>
   <property name="kind" value="heavy"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="177" type="piece">
  <properties>
   <property name="facing" value="north_east"/>
   <property name="kind" value="heavy"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="178" type="piece">
  <properties>
   <property name="facing" value="east"/>
   <property name="kind" value="heavy"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="179" type="piece">
  <properties>
   <property name="facing" value="south_east"/>
   <property name="kind" value="heavy"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="180" type="piece">
  <properties>
   <property name="facing" value="south"/>
   <property name="kind" value="heavy"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="181" type="piece">
  <properties>
   <property name="facing" value="south_west"/>
   <property name="kind" value="heavy"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="182" type="piece">
  <properties>
   <property name="facing" value="west"/>
   <property name="kind" value="heavy"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="183" type="piece">
  <properties>
   <property name="facing" value="north_west"/>
   <property name="kind" value="heavy"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="184" type="piece">
  <properties>
   <property name="facing" value="north"/>
   <property name="kind" value="heavy"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="185" type="piece">
  <properties>
   <property name="facing" value="north_east"/>
   <property name="kind" value="heavy"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="186" type="piece">
  <properties>
   <property name="facing" value="east"/>
   <property name="kind" value="heavy"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="187" type="piece">
  <properties>
   <property name="facing" value="south_east"/>
   <property name="kind" value="heavy"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="188" type="piece">
  <properties>
   <property name="facing" value="south"/>
   <property name="kind" value="heavy"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="189" type="piece">
  <properties>
   <property name="facing" value="south_west"/>
   <property name="kind" value="heavy"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="190" type="piece">
  <properties>
   <property name="facing" value="west"/>
   <property name="kind" value="heavy"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="191" type="piece">
  <properties>
   <property name="facing" value="north_west"/>
   <property name="kind" value="heavy"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="192" type="piece">
  <properties>
   <property name="facing" value="north"/>
   <property name="kind" value="medium"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="193" type="piece">
  <properties>
   <property name="facing" value="north_east"/>
   <property name="kind" value="medium"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="194" type="piece">
  <properties>
   <property name="facing" value="east"/>
   <property name="kind" value="medium"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="195" type="piece">
  <properties>
   <property name="facing" value="south_east"/>
   <property name="kind" value="medium"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="196" type="piece">
  <properties>
   <property name="facing" value="south"/>
   <property name="kind" value="medium"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="197" type="piece">
  <properties>
   <property name="facing" value="south_west"/>
   <property name="kind" value="medium"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="198" type="piece">
  <properties>
   <property name="facing" value="west"/>
   <property name="kind" value="medium"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="199" type="piece">
  <properties>
   <property name="facing" value="north_west"/>
   <property name="kind" value="medium"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="200" type="piece">
  <properties>
   <property name="facing" value="north"/>
   <property name="kind" value="medium"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="201" type="piece">
  <properties>
   <property name="facing" value="north_east"/>
   <property name="kind" value="medium"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="202" type="piece">
  <properties>
   <property name="facing" value="east"/>
   <property name="kind" value="medium"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="203" type="piece">
  <properties>
   <property name="facing" value="south_east"/>
   <property name="kind" value="medium"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="204" type="piece">
  <properties>
   <property name="facing" value="south"/>
   <property name="kind" value="medium"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="205" type="piece">
  <properties>
   <property name="facing" value="south_west"/>
   <property name="kind" value="medium"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="206" type="piece">
  <properties>
   <property name="facing" value="west"/>
   <property name="kind" value="medium"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="207" type="piece">
  <properties>
   <property name="facing" value="north_west"/>
   <property name="kind" value="medium"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="208" type="piece">
  <properties>
   <property name="facing" value="north"/>
   <property name="kind" value="light"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="209" type="piece">
  <properties>
   <property name="facing" value="north_east"/>
   <property name="kind" value="light"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="210" type="piece">
  <properties>
   <property name="facing" value="east"/>
   <property name="kind" value="light"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="211" type="piece">
  <properties>
   <property name="facing" value="south_east"/>
   <property name="kind" value="light"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="212" type="piece">
  <properties>
   <property name="facing" value="south"/>
   <property name="kind" value="light"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="213" type="piece">
  <properties>
   <property name="facing" value="south_west"/>
   <property name="kind" value="light"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="214" type="piece">
  <properties>
   <property name="facing" value="west"/>
   <property name="kind" value="light"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="215" type="piece">
  <properties>
   <property name="facing" value="north_west"/>
   <property name="kind" value="light"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="216" type="piece">
  <properties>
   <property name="facing" value="north"/>
   <property name="kind" value="light"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="217" type="piece">
  <properties>
   <property name="facing" value="north_east"/>
   <property name="kind" value="light"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="218" type="piece">
  <properties>
   <property name="facing" value="east"/>
   <property name="kind" value="light"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="219" type="piece">
  <properties>
   <property name="facing" value="south_east"/>
   <property name="kind" value="light"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="220" type="piece">
  <properties>
   <property name="facing" value="south"/>
   <property name="kind" value="light"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="221" type="piece">
  <properties>
   <property name="facing" value="south_west"/>
   <property name="kind" value="light"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="222" type="piece">
  <properties>
   <property name="facing" value="west"/>
   <property name="kind" value="light"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="223" type="piece">
  <properties>
   <property name="facing" value="north_west"/>
   <property name="kind" value="light"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="224" type="piece">
  <properties>
   <property name="facing" value="north"/>
   <property name="kind" value="destroyer"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="225" type="piece">
  <properties>
   <property name="facing" value="north_east"/>
   <property name="kind" value="destroyer"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="226" type="piece">
  <properties>
   <property name="facing" value="east"/>
   <property name="kind" value="destroyer"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="227" type="piece">
  <properties>
   <property name="facing" value="south_east"/>
   <property name="kind" value="destroyer"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="228" type="piece">
  <properties>
   <property name="facing" value="south"/>
   <property name="kind" value="destroyer"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="229" type="piece">
  <properties>
   <property name="facing" value="south_west"/>
   <property name="kind" value="destroyer"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="230" type="piece">
  <properties>
   <property name="facing" value="west"/>
   <property name="kind" value="destroyer"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="231" type="piece">
  <properties>
   <property name="facing" value="north_west"/>
   <property name="kind" value="destroyer"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="232" type="piece">
  <properties>
   <property name="facing" value="north"/>
   <property name="kind" value="destroyer"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="233" type="piece">
  <properties>
   <property name="facing" value="north_east"/>
   <property name="kind" value="destroyer"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="234" type="piece">
  <properties>
   <property name="facing" value="east"/>
   <property name="kind" value="destroyer"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="235" type="piece">
  <properties>
   <property name="facing" value="south_east"/>
   <property name="kind" value="destroyer"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="236" type="piece">
  <properties>
   <property name="facing" value="south"/>
   <property name="kind" value="destroyer"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="237" type="piece">
  <properties>
   <property name="facing" value="south_west"/>
   <property name="kind" value="destroyer"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="238" type="piece">
  <properties>
   <property name="facing" value="west"/>
   <property name="kind" value="destroyer"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="239" type="piece">
  <properties>
   <property name="facing" value="north_west"/>
   <property name="kind" value="destroyer"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="240" type="piece">
  <properties>
   <property name="facing" value="north"/>
   <property name="kind" value="mortar"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="241" type="piece">
  <properties>
   <property name="facing" value="north_east"/>
   <property name="kind" value="mortar"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="242" type="piece">
  <properties>
   <property name="facing" value="east"/>
   <property name="kind" value="mortar"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="243" type="piece">
  <properties>
   <property name="facing" value="south_east"/>
   <property name="kind" value="mortar"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="244" type="piece">
  <properties>
   <property name="facing" value="south"/>
   <property name="kind" value="mortar"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="245" type="piece">
  <properties>
   <property name="facing" value="south_west"/>
   <property name="kind" value="mortar"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="246" type="piece">
  <properties>
   <property name="facing" value="west"/>
   <property name="kind" value="mortar"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="247" type="piece">
  <properties>
   <property name="facing" value="north_west"/>
   <property name="kind" value="mortar"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="248" type="piece">
  <properties>
   <property name="facing" value="north"/>
   <property name="kind" value="mortar"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="249" type="piece">
  <properties>
   <property name="facing" value="north_east"/>
   <property name="kind" value="mortar"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="250" type="piece">
  <properties>
   <property name="facing" value="east"/>
   <property name="kind" value="mortar"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="251" type="piece">
  <properties>
   <property name="facing" value="south_east"/>
   <property name="kind" value="mortar"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="252" type="piece">
  <properties>
   <property name="facing" value="south"/>
   <property name="kind" value="mortar"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="253" type="piece">
  <properties>
   <property name="facing" value="south_west"/>
   <property name="kind" value="mortar"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="254" type="piece">
  <properties>
   <property name="facing" value="west"/>
   <property name="kind" value="mortar"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="255" type="piece">
  <properties>
   <property name="facing" value="north_west"/>
   <property name="kind" value="mortar"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="256" type="piece">
  <properties>
   <property name="facing" value="north"/>
   <property name="kind" value="super_heavy"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="257" type="piece">
  <properties>
   <property name="facing" value="north_east"/>
   <property name="kind" value="super_heavy"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="258" type="piece">
  <properties>
   <property name="facing" value="east"/>
   <property name="kind" value="super_heavy"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="259" type="piece">
  <properties>
   <property name="facing" value="south_east"/>
   <property name="kind" value="super_heavy"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="260" type="piece">
  <properties>
   <property name="facing" value="south"/>
   <property name="kind" value="super_heavy"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="261" type="piece">
  <properties>
   <property name="facing" value="south_west"/>
   <property name="kind" value="super_heavy"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="262" type="piece">
  <properties>
   <property name="facing" value="west"/>
   <property name="kind" value="super_heavy"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="263" type="piece">
  <properties>
   <property name="facing" value="north_west"/>
   <property name="kind" value="super_heavy"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="264" type="piece">
  <properties>
   <property name="facing" value="north"/>
   <property name="kind" value="super_heavy"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="265" type="piece">
  <properties>
   <property name="facing" value="north_east"/>
   <property name="kind" value="super_heavy"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="266" type="piece">
  <properties>
   <property name="facing" value="east"/>
   <property name="kind" value="super_heavy"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="267" type="piece">
  <properties>
   <property name="facing" value="south_east"/>
   <property name="kind" value="super_heavy"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="268" type="piece">
  <properties>
   <property name="facing" value="south"/>
   <property name="kind" value="super_heavy"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="269" type="piece">
  <properties>
   <property name="facing" value="south_west"/>
   <property name="kind" value="super_heavy"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="270" type="piece">
  <properties>
   <property name="facing" value="west"/>
   <property name="kind" value="super_heavy"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="271" type="piece">
  <properties>
   <property name="facing" value="north_west"/>
   <property name="kind" value="super_heavy"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="272" type="piece">
  <properties>
   <property name="facing" value="north"/>
   <property name="kind" value="hunter"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="273" type="piece">
  <properties>
   <property name="facing" value="north_east"/>
   <property name="kind" value="hunter"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="274" type="piece">
  <properties>
   <property name="facing" value="east"/>
   <property name="kind" value="hunter"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="275" type="piece">
  <properties>
   <property name="facing" value="south_east"/>
   <property name="kind" value="hunter"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="276" type="piece">
  <properties>
   <property name="facing" value="south"/>
   <property name="kind" value="hunter"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="277" type="piece">
  <properties>
   <property name="facing" value="south_west"/>
   <property name="kind" value="hunter"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="278" type="piece">
  <properties>
   <property name="facing" value="west"/>
   <property name="kind" value="hunter"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="279" type="piece">
  <properties>
   <property name="facing" value="north_west"/>
   <property name="kind" value="hunter"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="280" type="piece">
  <properties>
   <property name="facing" value="north"/>
   <property name="kind" value="hunter"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="281" type="piece">
  <properties>
   <property name="facing" value="north_east"/>
   <property name="kind" value="hunter"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="282" type="piece">
  <properties>
   <property name="facing" value="east"/>
   <property name="kind" value="hunter"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="283" type="piece">
  <properties>
   <property name="facing" value="south_east"/>
   <property name="kind" value="hunter"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="284" type="piece">
  <properties>
   <property name="facing" value="south"/>
   <property name="kind" value="hunter"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="285" type="piece">
  <properties>
   <property name="facing" value="south_west"/>
   <property name="kind" value="hunter"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="286" type="piece">
  <properties>
   <property name="facing" value="west"/>
   <property name="kind" value="hunter"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="287" type="piece">
  <properties>
   <property name="facing" value="north_west"/>
   <property name="kind" value="hunter"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="288" type="piece">
  <properties>
   <property name="facing" value="north"/>
   <property name="kind" value="amphibian"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="289" type="piece">
  <properties>
   <property name="facing" value="north_east"/>
   <property name="kind" value="amphibian"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="290" type="piece">
  <properties>
   <property name="facing" value="east"/>
   <property name="kind" value="amphibian"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="291" type="piece">
  <properties>
   <property name="facing" value="south_east"/>
   <property name="kind" value="amphibian"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="292" type="piece">
  <properties>
   <property name="facing" value="south"/>
   <property name="kind" value="amphibian"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="293" type="piece">
  <properties>
   <property name="facing" value="south_west"/>
   <property name="kind" value="amphibian"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="294" type="piece">
  <properties>
   <property name="facing" value="west"/>
   <property name="kind" value="amphibian"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="295" type="piece">
  <properties>
   <property name="facing" value="north_west"/>
   <property name="kind" value="amphibian"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="296" type="piece">
  <properties>
   <property name="facing" value="north"/>
   <property name="kind" value="amphibian"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="297" type="piece">
  <properties>
   <property name="facing" value="north_east"/>
   <property name="kind" value="amphibian"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="298" type="piece">
  <properties>
   <property name="facing" value="east"/>
   <property name="kind" value="amphibian"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="299" type="piece">
  <properties>
   <property name="facing" value="south_east"/>
   <property name="kind" value="amphibian"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="300" type="piece">
  <properties>
   <property name="facing" value="south"/>
   <property name="kind" value="amphibian"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="301" type="piece">
  <properties>
   <property name="facing" value="south_west"/>
   <property name="kind" value="amphibian"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="302" type="piece">
  <properties>
   <property name="facing" value="west"/>
   <property name="kind" value="amphibian"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="303" type="piece">
  <properties>
   <property name="facing" value="north_west"/>
   <property name="kind" value="amphibian"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="304" type="piece">
  <properties>
   <property name="facing" value="north"/>
   <property name="kind" value="bulldozer"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="305" type="piece">
  <properties>
   <property name="facing" value="north_east"/>
   <property name="kind" value="bulldozer"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="306" type="piece">
  <properties>
   <property name="facing" value="east"/>
   <property name="kind" value="bulldozer"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="307" type="piece">
  <properties>
   <property name="facing" value="south_east"/>
   <property name="kind" value="bulldozer"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="308" type="piece">
  <properties>
   <property name="facing" value="south"/>
   <property name="kind" value="bulldozer"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="309" type="piece">
  <properties>
   <property name="facing" value="south_west"/>
   <property name="kind" value="bulldozer"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="310" type="piece">
  <properties>
   <property name="facing" value="west"/>
   <property name="kind" value="bulldozer"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="311" type="piece">
  <properties>
   <property name="facing" value="north_west"/>
   <property name="kind" value="bulldozer"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="312" type="piece">
  <properties>
   <property name="facing" value="north"/>
   <property name="kind" value="bulldozer"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="313" type="piece">
  <properties>
   <property name="facing" value="north_east"/>
   <property name="kind" value="bulldozer"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="314" type="piece">
  <properties>
   <property name="facing" value="east"/>
   <property name="kind" value="bulldozer"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="315" type="piece">
  <properties>
   <property name="facing" value="south_east"/>
   <property name="kind" value="bulldozer"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="316" type="piece">
  <properties>
   <property name="facing" value="south"/>
   <property name="kind" value="bulldozer"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="317" type="piece">
  <properties>
   <property name="facing" value="south_west"/>
   <property name="kind" value="bulldozer"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="318" type="piece">
  <properties>
   <property name="facing" value="west"/>
   <property name="kind" value="bulldozer"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="319" type="piece">
  <properties>
   <property name="facing" value="north_west"/>
   <property name="kind" value="bulldozer"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="320" type="piece">
  <properties>
   <property name="facing" value="north"/>
   <property name="kind" value="howitzer"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="321" type="piece">
  <properties>
   <property name="facing" value="north_east"/>
   <property name="kind" value="howitzer"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="322" type="piece">
  <properties>
   <property name="facing" value="east"/>
   <property name="kind" value="howitzer"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="323" type="piece">
  <properties>
   <property name="facing" value="south_east"/>
   <property name="kind" value="howitzer"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="324" type="piece">
  <properties>
   <property name="facing" value="south"/>
   <property name="kind" value="howitzer"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="325" type="piece">
  <properties>
   <property name="facing" value="south_west"/>
   <property name="kind" value="howitzer"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="326" type="piece">
  <properties>
   <property name="facing" value="west"/>
   <property name="kind" value="howitzer"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="327" type="piece">
  <properties>
   <property name="facing" value="north_west"/>
   <property name="kind" value="howitzer"/>
   <property name="side" value="white"/>
  </properties>
 </tile>
 <tile id="328" type="piece">
  <properties>
   <property name="facing" value="north"/>
   <property name="kind" value="howitzer"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="329" type="piece">
  <properties>
   <property name="facing" value="north_east"/>
   <property name="kind" value="howitzer"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="330" type="piece">
  <properties>
   <property name="facing" value="east"/>
   <property name="kind" value="howitzer"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="331" type="piece">
  <properties>
   <property name="facing" value="south_east"/>
   <property name="kind" value="howitzer"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="332" type="piece">
  <properties>
   <property name="facing" value="south"/>
   <property name="kind" value="howitzer"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="333" type="piece">
  <properties>
   <property name="facing" value="south_west"/>
   <property name="kind" value="howitzer"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="334" type="piece">
  <properties>
   <property name="facing" value="west"/>
   <property name="kind" value="howitzer"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <tile id="335" type="piece">
  <properties>
   <property name="facing" value="north_west"/>
   <property name="kind" value="howitzer"/>
   <property name="side" value="black"/>
  </properties>
 </tile>
 <wangsets>
  <wangset name="Wall" type="edge" tile="31">
   <wangcolor name="Wall" color="#6e503c" tile="31" probability="1"/>
   <wangtile tileid="17" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="18" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="19" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="20" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="21" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="22" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="23" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="24" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="25" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="26" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="27" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="28" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="29" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="30" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="31" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="Low wall" type="edge" tile="47">
   <wangcolor name="Low wall" color="#aa966e" tile="47" probability="1"/>
   <wangtile tileid="33" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="34" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="35" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="36" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="37" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="38" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="39" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="40" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="41" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="42" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="43" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="44" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="45" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="46" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="47" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="Water" type="edge" tile="63">
   <wangcolor name="Water" color="#5a8ca5" tile="63" probability="1"/>
   <wangtile tileid="49" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="50" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="51" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="52" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="53" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="54" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="55" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="56" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="57" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="58" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="59" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="60" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="61" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="62" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="63" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="Hedge" type="edge" tile="127">
   <wangcolor name="Hedge" color="#64823f" tile="127" probability="1"/>
   <wangtile tileid="113" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="114" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="115" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="116" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="117" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="118" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="119" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="120" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="121" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="122" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="123" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="124" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="125" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="126" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="127" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="Mud" type="edge" tile="143">
   <wangcolor name="Mud" color="#967855" tile="143" probability="1"/>
   <wangtile tileid="129" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="130" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="131" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="132" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="133" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="134" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="135" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="136" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="137" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="138" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="139" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="140" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="141" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="142" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="143" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="Trees" type="edge" tile="159">
   <wangcolor name="Trees" color="#50734b" tile="159" probability="1"/>
   <wangtile tileid="145" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="146" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="147" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="148" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="149" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="150" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="151" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="152" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="153" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="154" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="155" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="156" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="157" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="158" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="159" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
 </wangsets>
</tileset>

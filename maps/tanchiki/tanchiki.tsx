<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="tanchiki" tilewidth="64" tileheight="64" tilecount="208" columns="16" objectalignment="center">
 <image source="tanchiki.png" width="1024" height="832"/>
 <tile id="0">
  <properties>
   <property name="terrain" value="ground"/>
  </properties>
 </tile>
 <tile id="1" probability="0.4">
  <properties>
   <property name="terrain" value="ground"/>
  </properties>
 </tile>
 <tile id="2" probability="0.4">
  <properties>
   <property name="terrain" value="ground"/>
  </properties>
 </tile>
 <tile id="3" probability="0.4">
  <properties>
   <property name="terrain" value="ground"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="terrain" value="ground"/>
  </properties>
 </tile>
 <tile id="5" probability="0.4">
  <properties>
   <property name="terrain" value="ground"/>
  </properties>
 </tile>
 <tile id="6" probability="0.4">
  <properties>
   <property name="terrain" value="ground"/>
  </properties>
 </tile>
 <tile id="7" probability="0.4">
  <properties>
   <property name="terrain" value="ground"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="terrain" value="ground"/>
  </properties>
 </tile>
 <tile id="9" probability="0.4">
  <properties>
   <property name="terrain" value="ground"/>
  </properties>
 </tile>
 <tile id="10" probability="0.4">
  <properties>
   <property name="terrain" value="ground"/>
  </properties>
 </tile>
 <tile id="11" probability="0.4">
  <properties>
   <property name="terrain" value="ground"/>
  </properties>
 </tile>
 <tile id="12">
  <properties>
   <property name="terrain" value="ground"/>
  </properties>
 </tile>
 <tile id="13" probability="0.4">
  <properties>
   <property name="terrain" value="ground"/>
  </properties>
 </tile>
 <tile id="14" probability="0.4">
  <properties>
   <property name="terrain" value="ground"/>
  </properties>
 </tile>
 <tile id="15" probability="0.4">
  <properties>
   <property name="terrain" value="ground"/>
  </properties>
 </tile>
 <tile id="16">
  <properties>
   <property name="terrain" value="concrete"/>
  </properties>
 </tile>
 <tile id="17">
  <properties>
   <property name="terrain" value="concrete"/>
  </properties>
 </tile>
 <tile id="18">
  <properties>
   <property name="terrain" value="concrete"/>
  </properties>
 </tile>
 <tile id="19">
  <properties>
   <property name="terrain" value="concrete"/>
  </properties>
 </tile>
 <tile id="20">
  <properties>
   <property name="terrain" value="concrete"/>
  </properties>
 </tile>
 <tile id="21">
  <properties>
   <property name="terrain" value="concrete"/>
  </properties>
 </tile>
 <tile id="22">
  <properties>
   <property name="terrain" value="concrete"/>
  </properties>
 </tile>
 <tile id="23">
  <properties>
   <property name="terrain" value="concrete"/>
  </properties>
 </tile>
 <tile id="24">
  <properties>
   <property name="terrain" value="concrete"/>
  </properties>
 </tile>
 <tile id="25">
  <properties>
   <property name="terrain" value="concrete"/>
  </properties>
 </tile>
 <tile id="26">
  <properties>
   <property name="terrain" value="concrete"/>
  </properties>
 </tile>
 <tile id="27">
  <properties>
   <property name="terrain" value="concrete"/>
  </properties>
 </tile>
 <tile id="28">
  <properties>
   <property name="terrain" value="concrete"/>
  </properties>
 </tile>
 <tile id="29">
  <properties>
   <property name="terrain" value="concrete"/>
  </properties>
 </tile>
 <tile id="30">
  <properties>
   <property name="terrain" value="concrete"/>
  </properties>
 </tile>
 <tile id="31">
  <properties>
   <property name="terrain" value="concrete"/>
  </properties>
 </tile>
 <tile id="32">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="32" duration="250"/>
   <frame tileid="48" duration="250"/>
   <frame tileid="64" duration="250"/>
   <frame tileid="80" duration="250"/>
  </animation>
 </tile>
 <tile id="33">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="33" duration="250"/>
   <frame tileid="49" duration="250"/>
   <frame tileid="65" duration="250"/>
   <frame tileid="81" duration="250"/>
  </animation>
 </tile>
 <tile id="34">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="34" duration="250"/>
   <frame tileid="50" duration="250"/>
   <frame tileid="66" duration="250"/>
   <frame tileid="82" duration="250"/>
  </animation>
 </tile>
 <tile id="35">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="35" duration="250"/>
   <frame tileid="51" duration="250"/>
   <frame tileid="67" duration="250"/>
   <frame tileid="83" duration="250"/>
  </animation>
 </tile>
 <tile id="36">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="36" duration="250"/>
   <frame tileid="52" duration="250"/>
   <frame tileid="68" duration="250"/>
   <frame tileid="84" duration="250"/>
  </animation>
 </tile>
 <tile id="37">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="37" duration="250"/>
   <frame tileid="53" duration="250"/>
   <frame tileid="69" duration="250"/>
   <frame tileid="85" duration="250"/>
  </animation>
 </tile>
 <tile id="38">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="38" duration="250"/>
   <frame tileid="54" duration="250"/>
   <frame tileid="70" duration="250"/>
   <frame tileid="86" duration="250"/>
  </animation>
 </tile>
 <tile id="39">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="39" duration="250"/>
   <frame tileid="55" duration="250"/>
   <frame tileid="71" duration="250"/>
   <frame tileid="87" duration="250"/>
  </animation>
 </tile>
 <tile id="40">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="40" duration="250"/>
   <frame tileid="56" duration="250"/>
   <frame tileid="72" duration="250"/>
   <frame tileid="88" duration="250"/>
  </animation>
 </tile>
 <tile id="41">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="41" duration="250"/>
   <frame tileid="57" duration="250"/>
   <frame tileid="73" duration="250"/>
   <frame tileid="89" duration="250"/>
  </animation>
 </tile>
 <tile id="42">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="42" duration="250"/>
   <frame tileid="58" duration="250"/>
   <frame tileid="74" duration="250"/>
   <frame tileid="90" duration="250"/>
  </animation>
 </tile>
 <tile id="43">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="43" duration="250"/>
   <frame tileid="59" duration="250"/>
   <frame tileid="75" duration="250"/>
   <frame tileid="91" duration="250"/>
  </animation>
 </tile>
 <tile id="44">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="44" duration="250"/>
   <frame tileid="60" duration="250"/>
   <frame tileid="76" duration="250"/>
   <frame tileid="92" duration="250"/>
  </animation>
 </tile>
 <tile id="45">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="45" duration="250"/>
   <frame tileid="61" duration="250"/>
   <frame tileid="77" duration="250"/>
   <frame tileid="93" duration="250"/>
  </animation>
 </tile>
 <tile id="46">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="46" duration="250"/>
   <frame tileid="62" duration="250"/>
   <frame tileid="78" duration="250"/>
   <frame tileid="94" duration="250"/>
  </animation>
 </tile>
 <tile id="47">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
  <animation>
   <frame tileid="47" duration="250"/>
   <frame tileid="63" duration="250"/>
   <frame tileid="79" duration="250"/>
   <frame tileid="95" duration="250"/>
  </animation>
 </tile>
 <tile id="48">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="49">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="50">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="51">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="52">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="53">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="54">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="55">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="56">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="57">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="58">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="59">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="60">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="61">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="62">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="63">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
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
   <property name="terrain" value="ice"/>
  </properties>
  <animation>
   <frame tileid="96" duration="2600"/>
   <frame tileid="112" duration="120"/>
   <frame tileid="128" duration="120"/>
   <frame tileid="144" duration="120"/>
  </animation>
 </tile>
 <tile id="97">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
  <animation>
   <frame tileid="97" duration="2600"/>
   <frame tileid="113" duration="120"/>
   <frame tileid="129" duration="120"/>
   <frame tileid="145" duration="120"/>
  </animation>
 </tile>
 <tile id="98">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
  <animation>
   <frame tileid="98" duration="2600"/>
   <frame tileid="114" duration="120"/>
   <frame tileid="130" duration="120"/>
   <frame tileid="146" duration="120"/>
  </animation>
 </tile>
 <tile id="99">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
  <animation>
   <frame tileid="99" duration="2600"/>
   <frame tileid="115" duration="120"/>
   <frame tileid="131" duration="120"/>
   <frame tileid="147" duration="120"/>
  </animation>
 </tile>
 <tile id="100">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
  <animation>
   <frame tileid="100" duration="2600"/>
   <frame tileid="116" duration="120"/>
   <frame tileid="132" duration="120"/>
   <frame tileid="148" duration="120"/>
  </animation>
 </tile>
 <tile id="101">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
  <animation>
   <frame tileid="101" duration="2600"/>
   <frame tileid="117" duration="120"/>
   <frame tileid="133" duration="120"/>
   <frame tileid="149" duration="120"/>
  </animation>
 </tile>
 <tile id="102">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
  <animation>
   <frame tileid="102" duration="2600"/>
   <frame tileid="118" duration="120"/>
   <frame tileid="134" duration="120"/>
   <frame tileid="150" duration="120"/>
  </animation>
 </tile>
 <tile id="103">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
  <animation>
   <frame tileid="103" duration="2600"/>
   <frame tileid="119" duration="120"/>
   <frame tileid="135" duration="120"/>
   <frame tileid="151" duration="120"/>
  </animation>
 </tile>
 <tile id="104">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
  <animation>
   <frame tileid="104" duration="2600"/>
   <frame tileid="120" duration="120"/>
   <frame tileid="136" duration="120"/>
   <frame tileid="152" duration="120"/>
  </animation>
 </tile>
 <tile id="105">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
  <animation>
   <frame tileid="105" duration="2600"/>
   <frame tileid="121" duration="120"/>
   <frame tileid="137" duration="120"/>
   <frame tileid="153" duration="120"/>
  </animation>
 </tile>
 <tile id="106">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
  <animation>
   <frame tileid="106" duration="2600"/>
   <frame tileid="122" duration="120"/>
   <frame tileid="138" duration="120"/>
   <frame tileid="154" duration="120"/>
  </animation>
 </tile>
 <tile id="107">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
  <animation>
   <frame tileid="107" duration="2600"/>
   <frame tileid="123" duration="120"/>
   <frame tileid="139" duration="120"/>
   <frame tileid="155" duration="120"/>
  </animation>
 </tile>
 <tile id="108">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
  <animation>
   <frame tileid="108" duration="2600"/>
   <frame tileid="124" duration="120"/>
   <frame tileid="140" duration="120"/>
   <frame tileid="156" duration="120"/>
  </animation>
 </tile>
 <tile id="109">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
  <animation>
   <frame tileid="109" duration="2600"/>
   <frame tileid="125" duration="120"/>
   <frame tileid="141" duration="120"/>
   <frame tileid="157" duration="120"/>
  </animation>
 </tile>
 <tile id="110">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
  <animation>
   <frame tileid="110" duration="2600"/>
   <frame tileid="126" duration="120"/>
   <frame tileid="142" duration="120"/>
   <frame tileid="158" duration="120"/>
  </animation>
 </tile>
 <tile id="111">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
  <animation>
   <frame tileid="111" duration="2600"/>
   <frame tileid="127" duration="120"/>
   <frame tileid="143" duration="120"/>
   <frame tileid="159" duration="120"/>
  </animation>
 </tile>
 <tile id="112">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="113">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="114">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="115">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="116">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="117">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="118">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="119">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="120">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="121">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="122">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="123">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="124">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="125">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="126">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="127">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="128">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="129">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="130">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="131">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="132">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="133">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="134">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="135">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="136">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="137">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="138">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="139">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="140">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="141">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="142">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="143">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="144">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="145">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="146">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="147">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="148">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="149">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="150">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="151">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="152">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="153">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="154">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="155">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="156">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="157">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="158">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="159">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="160">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="161">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="162">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="163">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="164">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="165">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="166">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="167">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="168">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="169">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="170">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="171">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="172">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="173">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="174">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="175">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="176">
  <properties>
   <property name="terrain" value="brick"/>
  </properties>
 </tile>
 <tile id="179" type="eagle_mark"/>
 <tile id="192" type="bot_cell">
  <properties>
   <property name="facing" value="north"/>
   <property name="number" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="193" type="bot_cell">
  <properties>
   <property name="facing" value="east"/>
   <property name="number" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="194" type="bot_cell">
  <properties>
   <property name="facing" value="south"/>
   <property name="number" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="195" type="bot_cell">
  <properties>
   <property name="facing" value="west"/>
   <property name="number" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="196" type="bot_cell">
  <properties>
   <property name="facing" value="north"/>
   <property name="number" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="197" type="bot_cell">
  <properties>
   <property name="facing" value="east"/>
   <property name="number" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="198" type="bot_cell">
  <properties>
   <property name="facing" value="south"/>
   <property name="number" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="199" type="bot_cell">
  <properties>
   <property name="facing" value="west"/>
   <property name="number" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="200" type="bot_cell">
  <properties>
   <property name="facing" value="north"/>
   <property name="number" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="201" type="bot_cell">
  <properties>
   <property name="facing" value="east"/>
   <property name="number" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="202" type="bot_cell">
  <properties>
   <property name="facing" value="south"/>
   <property name="number" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="203" type="bot_cell">
  <properties>
   <property name="facing" value="west"/>
   <property name="number" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="204" type="bot_cell">
  <properties>
   <property name="facing" value="north"/>
   <property name="number" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="205" type="bot_cell">
  <properties>
   <property name="facing" value="east"/>
   <property name="number" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="206" type="bot_cell">
  <properties>
   <property name="facing" value="south"/>
   <property name="number" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="207" type="bot_cell">
  <properties>
   <property name="facing" value="west"/>
   <property name="number" type="int" value="4"/>
  </properties>
 </tile>
 <wangsets>
  <wangset name="Concrete" type="edge" tile="31">
   <wangcolor name="Concrete" color="#b0b4b8" tile="31" probability="1"/>
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
  <wangset name="Water" type="edge" tile="47">
   <wangcolor name="Water" color="#2f6fb0" tile="47" probability="1"/>
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
  <wangset name="Ice" type="edge" tile="111">
   <wangcolor name="Ice" color="#d8f0ff" tile="111" probability="1"/>
   <wangtile tileid="97" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="98" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="99" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="100" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="101" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="102" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="103" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="104" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="105" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="106" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="107" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="108" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="109" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="110" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="111" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="Forest" type="edge" tile="175">
   <wangcolor name="Forest" color="#3f9a4f" tile="175" probability="1"/>
   <wangtile tileid="161" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="162" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="163" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="164" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="165" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="166" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="167" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="168" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="169" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="170" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="171" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="172" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="173" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="174" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="175" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
 </wangsets>
</tileset>

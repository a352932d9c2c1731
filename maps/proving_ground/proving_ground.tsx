<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="proving_ground" tilewidth="64" tileheight="64" tilecount="48" columns="16" objectalignment="center">
 <image source="proving_ground.png" width="1024" height="192"/>
 <tile id="0">
  <properties>
   <property name="terrain" value="mill"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="terrain" value="bridge"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="terrain" value="station"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="terrain" value="ferry"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="terrain" value="tank_factory"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="terrain" value="repair_yard"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="terrain" value="bunker"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="terrain" value="armour_works"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="terrain" value="crossroads"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="terrain" value="roundabout"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="terrain" value="lookout_hill"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="terrain" value="water_tower"/>
  </properties>
 </tile>
 <tile id="12">
  <properties>
   <property name="terrain" value="fuel_store"/>
  </properties>
 </tile>
 <tile id="13">
  <properties>
   <property name="terrain" value="airfield"/>
  </properties>
 </tile>
 <tile id="14">
  <properties>
   <property name="terrain" value="signal_post"/>
  </properties>
 </tile>
 <tile id="15">
  <properties>
   <property name="terrain" value="railway_switch"/>
  </properties>
 </tile>
 <tile id="16">
  <properties>
   <property name="terrain" value="mill_special"/>
  </properties>
 </tile>
 <tile id="17">
  <properties>
   <property name="terrain" value="bridge_special"/>
  </properties>
 </tile>
 <tile id="18">
  <properties>
   <property name="terrain" value="station_special"/>
  </properties>
 </tile>
 <tile id="19">
  <properties>
   <property name="terrain" value="ferry_special"/>
  </properties>
 </tile>
 <tile id="20">
  <properties>
   <property name="terrain" value="tank_factory_special"/>
  </properties>
 </tile>
 <tile id="21">
  <properties>
   <property name="terrain" value="repair_yard_special"/>
  </properties>
 </tile>
 <tile id="22">
  <properties>
   <property name="terrain" value="bunker_special"/>
  </properties>
 </tile>
 <tile id="23">
  <properties>
   <property name="terrain" value="armour_works_special"/>
  </properties>
 </tile>
 <tile id="24">
  <properties>
   <property name="terrain" value="crossroads_special"/>
  </properties>
 </tile>
 <tile id="25">
  <properties>
   <property name="terrain" value="roundabout_special"/>
  </properties>
 </tile>
 <tile id="26">
  <properties>
   <property name="terrain" value="lookout_hill_special"/>
  </properties>
 </tile>
 <tile id="27">
  <properties>
   <property name="terrain" value="water_tower_special"/>
  </properties>
 </tile>
 <tile id="28">
  <properties>
   <property name="terrain" value="fuel_store_special"/>
  </properties>
 </tile>
 <tile id="29">
  <properties>
   <property name="terrain" value="airfield_special"/>
  </properties>
 </tile>
 <tile id="30">
  <properties>
   <property name="terrain" value="signal_post_special"/>
  </properties>
 </tile>
 <tile id="31">
  <properties>
   <property name="terrain" value="railway_switch_special"/>
  </properties>
 </tile>
 <tile id="32">
  <properties>
   <property name="terrain" value="bare"/>
  </properties>
 </tile>
 <tile id="33">
  <properties>
   <property name="terrain" value="bare"/>
  </properties>
 </tile>
 <tile id="34">
  <properties>
   <property name="terrain" value="bare"/>
  </properties>
 </tile>
 <tile id="35">
  <properties>
   <property name="terrain" value="bare"/>
  </properties>
 </tile>
 <tile id="36">
  <properties>
   <property name="terrain" value="shell"/>
  </properties>
 </tile>
</tileset>

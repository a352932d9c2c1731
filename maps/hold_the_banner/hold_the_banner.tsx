<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="hold_the_banner" tilewidth="64" tileheight="64" tilecount="48" columns="16" objectalignment="center">
 <image source="hold_the_banner.png" width="1024" height="192"/>
 <tile id="0">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="open"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="open"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="open"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="open"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="water"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="ice"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="grass"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="brick"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="steel"/>
  </properties>
 </tile>
 <tile id="9" type="banner"/>
 <tile id="10" type="spawn"/>
 <tile id="11" type="guard"/>
 <tile id="16">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="brick_nw"/>
  </properties>
 </tile>
 <tile id="17">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="brick_ne"/>
  </properties>
 </tile>
 <tile id="18">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="brick_sw"/>
  </properties>
 </tile>
 <tile id="19">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="brick_se"/>
  </properties>
 </tile>
 <tile id="20">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="brick_nw_ne"/>
  </properties>
 </tile>
 <tile id="21">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="brick_nw_sw"/>
  </properties>
 </tile>
 <tile id="22">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="brick_nw_se"/>
  </properties>
 </tile>
 <tile id="23">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="brick_ne_sw"/>
  </properties>
 </tile>
 <tile id="24">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="brick_ne_se"/>
  </properties>
 </tile>
 <tile id="25">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="brick_sw_se"/>
  </properties>
 </tile>
 <tile id="26">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="brick_nw_ne_sw"/>
  </properties>
 </tile>
 <tile id="27">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="brick_nw_ne_se"/>
  </properties>
 </tile>
 <tile id="28">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="brick_nw_sw_se"/>
  </properties>
 </tile>
 <tile id="29">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="brick_ne_sw_se"/>
  </properties>
 </tile>
 <tile id="32">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="steel_nw"/>
  </properties>
 </tile>
 <tile id="33">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="steel_ne"/>
  </properties>
 </tile>
 <tile id="34">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="steel_sw"/>
  </properties>
 </tile>
 <tile id="35">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="steel_se"/>
  </properties>
 </tile>
 <tile id="36">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="steel_nw_ne"/>
  </properties>
 </tile>
 <tile id="37">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="steel_nw_sw"/>
  </properties>
 </tile>
 <tile id="38">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="steel_nw_se"/>
  </properties>
 </tile>
 <tile id="39">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="steel_ne_sw"/>
  </properties>
 </tile>
 <tile id="40">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="steel_ne_se"/>
  </properties>
 </tile>
 <tile id="41">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="steel_sw_se"/>
  </properties>
 </tile>
 <tile id="42">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="steel_nw_ne_sw"/>
  </properties>
 </tile>
 <tile id="43">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="steel_nw_ne_se"/>
  </properties>
 </tile>
 <tile id="44">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="steel_nw_sw_se"/>
  </properties>
 </tile>
 <tile id="45">
  <properties>
   <property name="terrain" propertytype="terrain_hold_the_banner" value="steel_ne_sw_se"/>
  </properties>
 </tile>
</tileset>

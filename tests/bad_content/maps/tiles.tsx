<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="tiles" tilewidth="8" tileheight="8" tilecount="20" columns="20" objectalignment="center">
 <image source="tiles.png" width="160" height="8"/>
 <tile id="0">
  <properties>
   <property name="terrain" value="ground"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="terrain" value="concrete"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="terrain" value="ice"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="terrain" value="brick"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="terrain" value="open"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="terrain" value="low"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="terrain" value="hedge"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="terrain" value="mud"/>
  </properties>
 </tile>
 <tile id="12">
  <properties>
   <property name="terrain" value="trees"/>
  </properties>
 </tile>
 <tile id="13">
  <properties>
   <property name="terrain" value="mine"/>
  </properties>
 </tile>
 <tile id="15" type="bot_cell"/>
 <tile id="16" type="piece"/>
 <tile id="17" type="eagle_mark"/>
</tileset>

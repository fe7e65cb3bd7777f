export { clearOfWalls } from './clear-of-walls.ts'
export {
  collides,
  crossesWall,
  footprintsOverlap,
  heightsOverlap,
  polygonsOverlap,
  standingsCollide,
  wallBody,
} from './collision.ts'
export { ceilingLeft, fitsUnderCeiling } from './fits-under-ceiling.ts'
export {
  centredOn,
  footprint,
  footprintCentre,
  itemAxes,
  itemToPlan,
  planToItem,
  type Standing,
  turned,
} from './footprint.ts'
export { type FoundPreset, presetOf } from './found-preset.ts'
export { freePlacement } from './free-placement.ts'
export { lowestTop } from './lowest-top.ts'
export { type ItemSide, type NeighbourDistance, neighbourDistances, outOf } from './neighbour-distances.ts'
export { clockwiseFromNorth, type FreeSpotOptions, nextFreeSpot } from './next-free-spot.ts'
export { openingOnFace } from './opening-on-face.ts'
export { partVolume } from './part-volume.ts'
export {
  type Cut,
  ceilingOver,
  type Ground,
  middleOfPlan,
  placeFromFace,
  placeOf,
  placeOnFace,
  roomAt,
  type Seated,
} from './place-of.ts'
export type { Point, Point3, Size } from './point.ts'
export { isInside, polygonArea } from './polygon.ts'
export {
  boundsOfPoints,
  boxOf,
  lengthsInBox,
  type PointBounds,
  type PresetOpening,
  type RoomBox,
  type RoomDesign,
  sideLine,
} from './room-design.ts'
export {
  isOpenSide,
  type PresetRoomType,
  presetSides,
  presetTypes,
  type RoomPreset,
  type RoomType,
  roomPresets,
  roomTypes,
  type SideName,
} from './room-preset.ts'
export {
  checkRoomLengths,
  type PresetIds,
  type PresetRoom,
  plainRoom,
  presetIds,
  presetRoom,
} from './room-walls.ts'
export { onFloor, type Place, type Placement, type Seat, type WallEnd } from './seat.ts'
export { type Attach, type Seeker, seatItem } from './seat-item.ts'
export {
  type FaceName,
  nearestStretch,
  placementOnWall,
  type SeatOptions,
  seatOnWall,
  spanOnWall,
} from './seat-on-wall.ts'
export { ceilingArea, faceArea, type Patch } from './shell/areas.ts'
export { ceilingAt } from './shell/ceiling.ts'
export { type ClearPlace, isInRoom } from './shell/found-rooms.ts'
export { middleOf } from './shell/middle.ts'
export { overlapOf } from './shell/overlap.ts'
export { signedArea } from './shell/polygon.ts'
export type {
  Corner,
  CornerId,
  Finish,
  Opening,
  OpeningId,
  PlanRecords,
  Room,
  RoomId,
  Slope,
  Wall,
  WallId,
  WallSide,
} from './shell/records.ts'
export { roomPlaces, shellOf } from './shell/shell.ts'
export type { FoundRoom, Shell, ShellWall, Stretch, TopPoint, WallFace } from './shell/surfaces.ts'
export { nearestWithin, snapTolerance } from './snap.ts'
export {
  type AssetPart,
  type BoxPart,
  type CushionPart,
  type ExtrudedPart,
  type LathedPart,
  type Motion,
  type PanelPart,
  type Part,
  type PartBounds,
  type PartSide,
  partBounds,
} from './solid.ts'
export { type StandOptions, standFree } from './stand-free.ts'
export { usualOpenings } from './usual-openings.ts'
export { cross, direction, distance, dot, middle, minus, normalTurn, plus, times } from './vector.ts'
export { defaultWallHeight, defaultWallThickness } from './wall-defaults.ts'
export {
  distanceToWall,
  fromWall,
  type Line,
  meetingPoint,
  type PointOnWall,
  toWall,
  type WallFrame,
  wallFrame,
} from './wall-frame.ts'
export { type Hole, withHoles } from './with-holes.ts'

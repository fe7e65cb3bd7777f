export { clearOfWalls } from './clear-of-walls.ts'
export { collides, crossesWall, heightsOverlap, polygonsOverlap, standingsCollide } from './collision.ts'
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
export { type ItemSide, type NeighbourDistance, neighbourDistances, outOf } from './neighbour-distances.ts'
export { clockwiseFromNorth, type FreeSpotOptions, nextFreeSpot } from './next-free-spot.ts'
export type { Placement } from './placement.ts'
export type { Point, Point3, Size } from './point.ts'
export { isInside, type Outline, polygonArea, roomArea, roomOutlines } from './room-outline.ts'
export {
  type PresetRoomType,
  type RoomPreset,
  type RoomType,
  roomPresets,
  roomTypes,
} from './room-preset.ts'
export {
  checkRoomLengths,
  defaultWallHeight,
  defaultWallThickness,
  type RoomWalls,
  roomWalls,
  wallCount,
} from './room-walls.ts'
export { type Seeker, seatItem } from './seat-item.ts'
export { placementOnWall, type SeatOptions, seatOnWall, spanOnWall } from './seat-on-wall.ts'
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
export { cross, direction, distance, dot, middle, minus, normalTurn, plus, times } from './vector.ts'
export type { Opening, OpeningId, Wall, WallId } from './wall.ts'
export {
  distanceToWall,
  fromWall,
  meetingPoint,
  type PointOnWall,
  toWall,
  type WallFrame,
  wallFrame,
} from './wall-frame.ts'

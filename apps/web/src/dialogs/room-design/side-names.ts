import type { RoomPreset } from '@arredo/geometry'
import { sentence } from '@arredo/words'

export const sideNames: Readonly<Record<RoomPreset['sides'][number], string>> = {
  width: sentence('Width'),
  depth: sentence('Depth'),
  north: sentence('North wall'),
  east: sentence('East wall'),
  south: sentence('South wall'),
  west: sentence('West wall'),
}

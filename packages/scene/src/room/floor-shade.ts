import { type Line, type Point, planToItem, type Standing, toWall, wallFrame } from '@arredo/geometry'
import type { PlanBounds } from './plan-bounds.ts'

const wallReach = 420
const wallDarkness = 0.2
const itemReach = 170
const itemDarkness = 0.46

/**
 * How much light the sides of rooms and furniture keep from the floor beside them, as one alpha per texel. The
 * darkest neighbour counts, not the sum: a row of cabinets must not darken at its joints.
 */
export function floorShade(
  { min, max }: PlanBounds,
  texels: number,
  sides: readonly Line[],
  footprints: readonly Standing[],
): Uint8Array {
  const shade = new Float32Array(texels * texels)
  const stepX = (max[0] - min[0]) / texels
  const stepY = (max[1] - min[1]) / texels
  const darken = (from: Point, to: Point, darknessAt: (point: Point) => number): void => {
    const column = (x: number) => Math.min(texels - 1, Math.max(0, Math.floor((x - min[0]) / stepX)))
    const row = (y: number) => Math.min(texels - 1, Math.max(0, Math.floor((y - min[1]) / stepY)))
    for (let y = row(from[1]); y <= row(to[1]); y++) {
      for (let x = column(from[0]); x <= column(to[0]); x++) {
        const dark = darknessAt([min[0] + (x + 0.5) * stepX, min[1] + (y + 0.5) * stepY])
        const at = y * texels + x
        if (dark > (shade[at] ?? 0)) shade[at] = dark
      }
    }
  }

  for (const { from, to } of sides) {
    const [west, east] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])]
    const [south, north] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])]
    darken(
      [west - wallReach, south - wallReach],
      [east + wallReach, north + wallReach],
      wallDarknessAt({ from, to }),
    )
  }
  for (const footprint of footprints) {
    if (footprint.place.at[2] > 60) continue
    const reach = Math.hypot(footprint.size.width, footprint.size.depth) + itemReach
    const [x, y] = footprint.place.at
    darken([x - reach, y - reach], [x + reach, y + reach], itemDarknessAt(footprint))
  }

  const pixels = new Uint8Array(texels * texels * 4)
  for (const [k, dark] of shade.entries()) pixels.set([46, 34, 24, Math.round(dark * 255)], k * 4)
  return pixels
}

function wallDarknessAt(side: Line): (point: Point) => number {
  const frame = wallFrame(side)
  return (point) => {
    const { along, across } = toWall(frame, point)
    return across < -1 || along < 0 || along > frame.length ? 0 : wallDarkness * falloff(across / wallReach)
  }
}

function itemDarknessAt({ place, size }: Standing): (point: Point) => number {
  return (point) => {
    const [right, forward] = planToItem(place, point)
    const outsideX = Math.max(-right, 0, right - size.width)
    const outsideY = Math.max(-forward, 0, forward - size.depth)
    return itemDarkness * falloff(Math.hypot(outsideX, outsideY) / itemReach)
  }
}

function falloff(distance: number): number {
  return distance >= 1 ? 0 : (1 - Math.max(0, distance)) ** 2
}

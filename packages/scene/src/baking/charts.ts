import type { Point, Point3, Shell, WallId, WallSide } from '@arredo/geometry'
import { times3 } from '../vector3.ts'
import type { Chart } from './bake-scene.ts'

/** Which texels belong to which wall, floor and ceiling. */
export type Charts = {
  readonly all: readonly Chart[]
  readonly width: number
  readonly height: number
  /** Where among all texels a point of that surface lies, 0…1 each way; null for what looks into no room. */
  readonly onWall: (wall: WallId, side: WallSide, along: number, z: number) => Point | null
  readonly onFloor: (room: number, at: Point) => Point
  readonly onCeiling: (room: number, at: Point) => Point
}

/** Finer than this nobody sees in light that has bounced. */
const finest = 80

type Wanted = {
  readonly origin: Point3
  readonly right: Point3
  readonly up: Point3
  readonly normal: Point3
} & {
  readonly width: number
  readonly height: number
}

/** As fine as the number of texels allows. */
export function chartsOf(shell: Shell, most: number): Charts {
  const wanted: Wanted[] = []
  const walls = new Map<string, { readonly index: number; readonly start: number }>()
  for (const { id, faces } of shell.walls) {
    for (const side of ['left', 'right'] as const) {
      const { frame, start, end, top, stretches } = faces[side]
      if (!stretches.some(({ room }) => room !== null)) continue
      const [x, y] = [frame.origin[0] + frame.along[0] * start, frame.origin[1] + frame.along[1] * start]
      walls.set(`${id} ${side}`, { index: wanted.length, start })
      wanted.push({
        ...{ origin: [x, y, 0], right: [...frame.along, 0], up: [0, 0, 1], normal: [...frame.inward, 0] },
        ...{ width: end - start, height: Math.max(...top.map(([, height]) => height)) },
      })
    }
  }
  const firstFloor = wanted.length
  const bounds = shell.rooms.map(({ outline }) => boundsOf(outline))
  for (const [min, max] of bounds) wanted.push(level(min, max, 0, 1))
  for (const [k, [min, max]] of bounds.entries())
    wanted.push(level(min, max, shell.rooms[k]?.height ?? 2400, -1))

  const area = wanted.reduce((sum, { width, height }) => sum + width * height, 0)
  const { all, width, height } = packed(wanted, Math.max(finest, Math.sqrt(area / most)))
  const place = (index: number, right: number, up: number): Point => {
    const [chart, { width: wide = 1, height: high = 1 } = {}] = [all[index], wanted[index]]
    if (!chart) return [0, 0]
    // Half a texel inside, so that nothing of a neighbour is mixed in.
    const inner = (share: number, texels: number) => 0.5 + Math.min(1, Math.max(0, share)) * (texels - 1)
    return [
      (chart.x + inner(right / wide, chart.width)) / width,
      (chart.y + inner(up / high, chart.height)) / height,
    ]
  }
  const onLevel = (index: number, room: number, at: Point): Point => {
    const [min] = bounds[room] ?? [[0, 0]]
    return place(index, at[0] - min[0], at[1] - min[1])
  }
  return {
    ...{ all, width, height },
    onWall(wall, side, along, z) {
      const known = walls.get(`${wall} ${side}`)
      return known ? place(known.index, along - known.start, z) : null
    },
    onFloor: (room, at) => onLevel(firstFloor + room, room, at),
    onCeiling: (room, at) => onLevel(firstFloor + bounds.length + room, room, at),
  }
}

function boundsOf(outline: readonly Point[]): readonly [Point, Point] {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ]
}

function level(min: Point, max: Point, z: number, up: 1 | -1): Wanted {
  return {
    ...{ origin: [min[0], min[1], z], right: [1, 0, 0], up: [0, 1, 0], normal: [0, 0, up] },
    ...{ width: max[0] - min[0], height: max[1] - min[1] },
  }
}

/** The tallest first, in rows from left to right. */
function packed(wanted: readonly Wanted[], size: number): { all: Chart[]; width: number; height: number } {
  const texels = (length: number) => Math.max(2, Math.round(length / size) + 1)
  const widest = Math.max(16, ...wanted.map(({ width }) => texels(width)))
  const total = wanted.reduce((sum, { width, height }) => sum + texels(width) * texels(height), 0)
  const width = Math.max(widest, Math.ceil(Math.sqrt(total) * 1.2))
  const all: Chart[] = []
  let [x, y, rowHeight] = [0, 0, 0]
  const order = wanted.map((_, k) => k).sort((a, b) => (wanted[b]?.height ?? 0) - (wanted[a]?.height ?? 0))
  for (const index of order) {
    const one = wanted[index]
    if (!one) continue
    const [wide, high] = [texels(one.width), texels(one.height)]
    if (x + wide > width) [x, y, rowHeight] = [0, y + rowHeight, 0]
    // The first and the last texel lie on the edges themselves.
    const [stepRight, stepUp] = [one.width / (wide - 1), one.height / (high - 1)]
    const [right, up] = [times3(one.right, stepRight), times3(one.up, stepUp)]
    all[index] = {
      origin: halfBack(one.origin, right, up),
      ...{ right, up, normal: one.normal, x, y, width: wide, height: high },
    }
    x += wide
    rowHeight = Math.max(rowHeight, high)
  }
  return { all, width, height: Math.max(1, y + rowHeight) }
}

/** The corner of a texel whose middle is here. */
function halfBack(at: Point3, right: Point3, up: Point3): Point3 {
  const back = (axis: 0 | 1 | 2) => at[axis] - (right[axis] + up[axis]) / 2
  return [back(0), back(1), back(2)]
}

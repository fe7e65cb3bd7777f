import { crc32, deflateSync } from 'node:zlib'
import type { Pixels } from './page-pictures.ts'

/** A PNG of at most 256 colours: pages are mostly white, and a quarter as large as in full colour. */
export function palettePng({ width, height, rgb }: Pixels): Buffer {
  const { palette, indexOf } = paletteOf(rgb)
  const lines = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      lines[y * (width + 1) + 1 + x] = indexOf[shade(rgb, (y * width + x) * 3)] ?? 0
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

type Colour = readonly [red: number, green: number, blue: number]

/** All pixels of one shade, by the mean of their colours. */
type Shade = { readonly key: number; readonly count: number; readonly colour: Colour }

/** Five bits of each of the three. */
function shade(rgb: Uint8Array, at: number): number {
  return (((rgb[at] ?? 0) >> 3) << 10) | (((rgb[at + 1] ?? 0) >> 3) << 5) | ((rgb[at + 2] ?? 0) >> 3)
}

/** Shades in groups that are divided where they differ most, until there are as many as a palette holds. */
function paletteOf(rgb: Uint8Array): { readonly palette: readonly Colour[]; readonly indexOf: Uint8Array } {
  const groups = [groupOf(shadesOf(rgb))]
  while (groups.length < 256) {
    const widest = groups.reduce((most, group) => (group.spread > most.spread ? group : most))
    if (widest.spread === 0) break
    const { shades, axis, middle } = widest
    const [below, above] = [
      shades.filter(({ colour }) => colour[axis] <= middle),
      shades.filter(({ colour }) => colour[axis] > middle),
    ]
    groups.splice(groups.indexOf(widest), 1, groupOf(below), groupOf(above))
  }
  const indexOf = new Uint8Array(1 << 15)
  for (const [index, { shades }] of groups.entries()) for (const { key } of shades) indexOf[key] = index
  return { palette: groups.map(({ mean }) => mean), indexOf }
}

function shadesOf(rgb: Uint8Array): readonly Shade[] {
  const sums = new Float64Array((1 << 15) * 4)
  for (let at = 0; at < rgb.length; at += 3) {
    const key = shade(rgb, at) * 4
    for (let k = 0; k < 3; k++) sums[key + k] = (sums[key + k] ?? 0) + (rgb[at + k] ?? 0)
    sums[key + 3] = (sums[key + 3] ?? 0) + 1
  }
  return Array.from({ length: 1 << 15 }, (_, key) => key).flatMap((key) => {
    const [red = 0, green = 0, blue = 0, count = 0] = sums.subarray(key * 4, key * 4 + 4)
    return count === 0 ? [] : [{ key, count, colour: [red / count, green / count, blue / count] as const }]
  })
}

/** With the axis along which its pixels differ most, and by how much in all. */
function groupOf(shades: readonly Shade[]) {
  const count = shades.reduce((sum, each) => sum + each.count, 0)
  const meanOf = (axis: 0 | 1 | 2) =>
    shades.reduce((sum, each) => sum + each.count * each.colour[axis], 0) / count
  const means = [meanOf(0), meanOf(1), meanOf(2)] as const
  const spreads = ([0, 1, 2] as const).map((axis) =>
    shades.reduce((sum, each) => sum + each.count * (each.colour[axis] - means[axis]) ** 2, 0),
  )
  const spread = shades.length === 1 ? 0 : Math.max(...spreads)
  const axis = Math.max(0, spreads.indexOf(spread)) as 0 | 1 | 2
  const mean: Colour = [Math.round(means[0]), Math.round(means[1]), Math.round(means[2])]
  return { shades, spread, axis, middle: means[axis], mean }
}

import type { BoxPart, LathedPart, Part, Point3 } from '@arredo/geometry'
import type { Fixture, FixtureKind } from '@arredo/project'

/** Bodies in the fixture's own frame: x from its left, y out of the wall, z up. */
export const fixtureParts: Readonly<Record<FixtureKind, (fixture: Fixture) => readonly Part[]>> = {
  column: ({ size }) => [box('shaft', 'plaster', [0, 0, 0], size)],
  beam: ({ size }) => [box('beam', 'timber', [0, 0, 0], size, 'x')],
  radiator: radiatorParts,
  socket({ size: [width, depth, height] }) {
    const [x, z] = [width / 2, height / 2]
    // Smaller than what would count as another front before it, or the plate would lie in its shade.
    const well = Math.min(width, height) * 0.28
    const pin = well * 0.16
    return [
      box('plate', 'plate', [0, 0, 0], [width, depth * 0.7, height]),
      turned('well', 'rim', [x, depth * 0.7, z], well, depth * 0.3),
      ...[-0.5, 0, 0.5].map((step, k) =>
        turned(`pin ${k}`, 'dark', [x + step * well, depth, z], pin, Math.max(1, depth * 0.08)),
      ),
    ]
  },
  switch: ({ size: [width, depth, height] }) => [
    box('plate', 'plate', [0, 0, 0], [width, depth * 0.6, height]),
    box(
      'rocker',
      'rim',
      [width * 0.22, depth * 0.6, height * 0.14],
      [width * 0.56, depth * 0.4, height * 0.72],
    ),
  ],
  water({ size: [width, depth, height] }) {
    const radius = height / 2
    const stub = (x: number, colour: string) => [
      turned(`rose ${x}`, 'chrome', [x, 0, radius], radius, depth * 0.12),
      turned(`stub ${x}`, 'chrome', [x, depth * 0.12, radius], radius * 0.45, depth * 0.68),
      turned(`cap ${x}`, colour, [x, depth * 0.8, radius], radius * 0.5, depth * 0.2),
    ]
    return width < 120
      ? stub(width / 2, 'cold')
      : [...stub(Math.min(30, width / 4), 'hot'), ...stub(width - Math.min(30, width / 4), 'cold')]
  },
  waste({ size: [width, depth, height], placement }) {
    const radius = Math.min(width, placement.seat.on === 'wall' ? height : depth) / 2
    if (placement.seat.on !== 'wall')
      return [upright('pipe', 'pipe', [width / 2, depth / 2, 0], radius, height)]
    return [
      turned('pipe', 'pipe', [width / 2, 0, height / 2], radius * 0.82, depth),
      turned('rim', 'pipe', [width / 2, depth * 0.7, height / 2], radius, depth * 0.3),
      turned('mouth', 'dark', [width / 2, depth, height / 2], radius * 0.7, 1),
    ]
  },
  gas({ size: [width, depth, height] }) {
    const [x, z] = [width / 2, height / 2]
    return [
      turned('stub', 'brass', [x, 0, z], Math.min(x, z) * 0.5, depth),
      turned('nut', 'brass', [x, depth * 0.35, z], Math.min(x, z), depth * 0.3),
      box(
        'tap',
        'gas',
        [x - 4, depth * 0.4, z + Math.min(x, z)],
        [8, depth * 0.2, Math.max(4, height * 0.5)],
      ),
    ]
  },
  light({ size: [width, depth, height], placement }) {
    const middle: Point3 = [width / 2, depth / 2, 0]
    const radius = Math.min(width, placement.seat.on === 'wall' ? height : depth) / 2
    if (placement.seat.on === 'wall')
      return [
        turned('rose', 'chrome', [width / 2, 0, height / 2], radius * 0.55, depth * 0.25),
        turned('shade', 'glow', [width / 2, depth * 0.25, height / 2], radius, depth * 0.75),
      ]
    return [
      upright('rose', 'chrome', [middle[0], middle[1], height * 0.7], radius * 0.55, height * 0.3),
      upright('shade', 'glow', middle, radius, height * 0.7),
    ]
  },
  vent({ size, placement }) {
    const [width, depth, height] = size
    // A grille in the ceiling lies flat: what is its height on a wall is its depth there.
    const isFlat = placement.seat.on !== 'wall'
    const slats = 5
    return [
      box('frame', 'plate', [0, 0, 0], size),
      ...Array.from({ length: slats }, (_, slat): BoxPart => {
        const share = (slat + 0.7) / (slats + 0.4)
        return isFlat
          ? box(`slat ${slat}`, 'dark', [width * 0.1, depth * share - 4, -1], [width * 0.8, 8, 1])
          : box(`slat ${slat}`, 'dark', [width * 0.1, depth, height * share - 4], [width * 0.8, 1, 8])
      }),
    ]
  },
}

/** Columns of a panel radiator between two headers, with its feed pipe below. */
function radiatorParts({ size: [width, depth, height] }: Fixture): readonly Part[] {
  const count = Math.min(60, Math.max(2, Math.round(width / 70)))
  const pitch = width / count
  const bar = Math.min(40, height * 0.1)
  const [back, deep] = [depth * 0.25, depth * 0.75]
  return [
    ...Array.from({ length: count }, (_, k) =>
      box(`fin ${k}`, 'enamel', [k * pitch + pitch * 0.08, back, 0], [pitch * 0.84, deep, height], 'z'),
    ),
    box('lower', 'enamel', [0, back + deep * 0.2, bar * 0.6], [width, deep * 0.6, bar], 'x'),
    box('upper', 'enamel', [0, back + deep * 0.2, height - bar * 1.6], [width, deep * 0.6, bar], 'x'),
    ...[0.15, 0.85].map((share, k) =>
      box(`bracket ${k}`, 'enamel', [width * share - 10, 0, height * 0.5], [20, back, 40]),
    ),
    box('valve', 'chrome', [width - 2, back + deep * 0.35, bar * 0.6], [26, deep * 0.3, bar]),
  ]
}

function box(code: string, material: string, at: Point3, size: Point3, grain?: 'x' | 'y' | 'z'): BoxPart {
  return { code, shape: 'box', at, size, material, ...(grain && { grain }) }
}

/** A disc or pipe out of the wall, about the middle of its back. */
function turned(
  code: string,
  material: string,
  [x, y, z]: Point3,
  radius: number,
  length: number,
): LathedPart {
  const size: Point3 = [radius * 2, length, radius * 2]
  const at: Point3 = [x - radius, y, z - radius]
  return { code, material, shape: 'lathe', along: 'y', at, size, profile: profileOf(radius, length) }
}

/** The same upright, about the middle of its foot. */
function upright(
  code: string,
  material: string,
  [x, y, z]: Point3,
  radius: number,
  length: number,
): LathedPart {
  const size: Point3 = [radius * 2, radius * 2, length]
  const at: Point3 = [x - radius, y - radius, z]
  return { code, material, shape: 'lathe', along: 'z', at, size, profile: profileOf(radius, length) }
}

function profileOf(radius: number, length: number) {
  return [
    [radius, 0],
    [radius, length],
  ] as const
}

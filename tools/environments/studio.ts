/** Linear light. */
export type Colour = readonly [red: number, green: number, blue: number]

/** A room one stands in the middle of, in metres; what shines hangs on its walls, floor and ceiling. */
export type Studio = {
  readonly size: readonly [width: number, depth: number, height: number]
  readonly eye: number
  readonly walls: Colour
  readonly floor: Colour
  readonly ceiling: Colour
  readonly panels: readonly Panel[]
}

/** A soft box, window or dark flag: where on which side, how large, how bright. */
export type Panel = {
  readonly on: 'north' | 'east' | 'south' | 'west' | 'ceiling' | 'floor'
  /** Of its middle on that side: to the right and up as one looks at it, from the side's middle. */
  readonly at: readonly [right: number, up: number]
  readonly size: readonly [width: number, height: number]
  readonly light: Colour
  /** Metres over which its edge fades. */
  readonly soft: number
  /** Lines of a window between its panes: so many across and up. */
  readonly panes?: readonly [across: number, up: number]
}

type Seen = { readonly on: Panel['on']; readonly right: number; readonly up: number; readonly edge: number }

/** What is seen of it in a direction: x to the east, y to the north, z up. */
export function studioLight(studio: Studio, direction: readonly [number, number, number]): Colour {
  const seen = sideSeen(studio, direction)
  const bare = seen.on === 'ceiling' ? studio.ceiling : seen.on === 'floor' ? studio.floor : studio.walls
  // Corners are darker, as light that bounces about has them.
  const dim = 0.72 + 0.28 * Math.min(1, seen.edge / 0.9)
  let light: Colour = [bare[0] * dim, bare[1] * dim, bare[2] * dim]
  for (const panel of studio.panels) {
    if (panel.on !== seen.on) continue
    const share = shareOf(panel, seen)
    light = [0, 1, 2].map(
      (k) => (light[k] ?? 0) * (1 - share) + (panel.light[k] ?? 0) * share,
    ) as unknown as Colour
  }
  return light
}

function sideSeen(
  { size: [width, depth, height], eye }: Studio,
  [x, y, z]: readonly [number, number, number],
): Seen {
  const reach = (way: number, least: number, most: number) =>
    way > 0 ? most / way : way < 0 ? least / way : Number.POSITIVE_INFINITY
  const [toX, toY, toZ] = [
    reach(x, -width / 2, width / 2),
    reach(y, -depth / 2, depth / 2),
    reach(z, -eye, height - eye),
  ]
  const far = Math.min(toX, toY, toZ)
  const [px, py, pz] = [x * far, y * far, z * far + eye]
  const gaps = [width / 2 - Math.abs(px), depth / 2 - Math.abs(py), Math.min(pz, height - pz)]
  const edge = gaps.toSorted((one, two) => one - two)[1] ?? 0
  const up = pz - height / 2
  if (far === toZ) return { on: z > 0 ? 'ceiling' : 'floor', right: px, up: py, edge }
  if (far === toX) return x > 0 ? { on: 'east', right: -py, up, edge } : { on: 'west', right: py, up, edge }
  return y > 0 ? { on: 'north', right: px, up, edge } : { on: 'south', right: -px, up, edge }
}

function shareOf({ at, size, soft, panes }: Panel, { right, up }: Seen): number {
  const [x, y] = [right - at[0], up - at[1]]
  const inside = Math.min(size[0] / 2 - Math.abs(x), size[1] / 2 - Math.abs(y))
  const share = Math.min(1, Math.max(0, inside / Math.max(0.01, soft)))
  if (share === 0 || !panes) return share
  const bar = (place: number, length: number, count: number) => {
    const pane = length / count
    const off = (((place + length / 2) % pane) + pane) % pane
    return Math.min(off, pane - off) < 0.05
  }
  return bar(x, size[0], panes[0]) || bar(y, size[1], panes[1]) ? 0.12 : share
}

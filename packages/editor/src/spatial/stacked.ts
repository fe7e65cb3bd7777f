import {
  crossesWall,
  footprint,
  openingOnFace,
  polygonsOverlap,
  standingsCollide,
  type WallFace,
} from '@arredo/geometry'
import type { OpeningNow, StandingRow } from '@arredo/project'
import { type Clause, sentence } from './clause.ts'
import { thingName, wallName } from './names.ts'
import { isCarrying, type Scene, type Span } from './scene.ts'

/** What is next above it and below it. */
export function overAndUnder(scene: Scene, item: StandingRow): readonly Clause[] {
  const [bottom, top] = [item.place.at[2], item.place.at[2] + item.size.height]
  const stacked = scene.items.filter(
    (other) =>
      other.id !== item.id &&
      areNear(item, other) &&
      !isCarrying(item, other) &&
      polygonsOverlap(footprint(item), footprint(other)),
  )
  const above = nearestOf(stacked, ({ place }) => place.at[2] - top)
  const below = nearestOf(stacked, ({ place, size }) => bottom - place.at[2] - size.height)
  return [
    ...(above ? [sentence('below {{thing}}', { thing: thingName(scene, above) })] : []),
    ...(below ? [sentence('above {{thing}}', { thing: thingName(scene, below) })] : []),
  ]
}

/** Most of a house is nowhere near. */
function areNear(one: StandingRow, two: StandingRow): boolean {
  const reach = one.size.width + one.size.depth + two.size.width + two.size.depth
  const [[x, y], [otherX, otherY]] = [one.place.at, two.place.at]
  return Math.abs(x - otherX) <= reach && Math.abs(y - otherY) <= reach
}

function nearestOf(items: readonly StandingRow[], gap: (item: StandingRow) => number): StandingRow | null {
  const beyond = items.filter((item) => gap(item) >= -0.5)
  return beyond.toSorted((one, two) => gap(one) - gap(two))[0] ?? null
}

type Height = 'under' | 'before' | 'over'

const openingPlaces: Readonly<Record<OpeningNow['kind'], Readonly<Record<Height, Clause>>>> = {
  door: {
    under: sentence('under the door'),
    before: sentence('in front of the door'),
    over: sentence('above the door'),
  },
  window: {
    under: sentence('under the window'),
    before: sentence('in front of the window'),
    over: sentence('above the window'),
  },
  passage: {
    under: sentence('under the passage'),
    before: sentence('in front of the passage'),
    over: sentence('above the passage'),
  },
  niche: {
    under: sentence('under the niche'),
    before: sentence('in front of the niche'),
    over: sentence('above the niche'),
  },
}

/** The openings behind it on its wall, a niche only on its own side. */
export function beforeOpenings(
  scene: Scene,
  { place, size }: StandingRow,
  face: WallFace,
  span: Span,
): readonly Clause[] {
  const [bottom, top] = [place.at[2], place.at[2] + size.height]
  return scene.openings
    .filter(({ wall, depth, side }) => wall === face.wall && (depth === null || side === face.side))
    .filter((opening) => {
      const { start, end } = openingOnFace(opening, face)
      return start < span.end - 1 && span.start < end - 1
    })
    .map(({ kind, sill, height }) => {
      if (top <= sill + 1) return openingPlaces[kind].under
      return bottom >= sill + height - 1 ? openingPlaces[kind].over : openingPlaces[kind].before
    })
}

export function troubles(scene: Scene, item: StandingRow): readonly Clause[] {
  const others = scene.items.filter(
    (other) => other.id !== item.id && !isCarrying(item, other) && standingsCollide(item, other),
  )
  const walls = item.seat.on === 'opening' ? [] : scene.shell.walls.filter((wall) => crossesWall(item, wall))
  return [
    ...others.map((other) => sentence('overlaps {{thing}}', { thing: thingName(scene, other) })),
    ...walls.map(({ id }) =>
      sentence('reaches into {{thing}}', {
        thing: wallName(scene, {
          wall: id,
          side: scene.letters({ wall: id, side: 'right' }) ? 'right' : 'left',
        }),
      }),
    ),
  ]
}

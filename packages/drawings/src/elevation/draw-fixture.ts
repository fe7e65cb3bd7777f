import { type Point, spanOnWall, type WallFace } from '@arredo/geometry'
import {
  type Fixture,
  type FixtureKind,
  measuredPoint,
  type ProjectDocument,
  type StandingFixture,
  standingFixtures,
  usualFixtures,
} from '@arredo/project'
import type { Drawing, Layer, Shape } from '../drawing.ts'
import { area, cross, disc, finsOf, path, ribs, type Stroke, tapsOf } from '../fixture-strokes.ts'
import { kept } from '../kept.ts'
import type { PlanLabels } from '../plan/labels.ts'
import type { ChainOf } from './draw-chains.ts'
import { rectangle } from './rectangle.ts'

/** What the room brings along on this face, and columns and beams that touch it, with the heights of points. */
export function fixtureFronts(
  document: ProjectDocument,
  face: WallFace,
  labels: PlanLabels,
  textSize: number,
): readonly Layer[] {
  const seen = fixturesOn(document, face)
  if (seen.length === 0) return []
  return [
    ...seen.map((standing): Layer => {
      const of = { kind: 'fixture', id: standing.id } as const
      const shapes = frontKept(standing, [face.frame], () => drawFixtureFront(standing, face))
      return { key: `fixture ${standing.id}`, of, shapes }
    }),
    { key: 'heights of points', shapes: heightTexts(seen, labels, textSize) },
  ]
}

/** Where along the wall a fitter finds the points, and where bodies begin and end; no chain where there are none. */
export function fixtureWidths(document: ProjectDocument, face: WallFace): readonly ChainOf[] {
  const onWall = fixturesOn(document, face).flatMap(({ fixture }) =>
    fixture.placement.seat.on === 'wall' ? [fixture] : [],
  )
  const chains = (['middle', 'edge'] as const).map((measured) =>
    onWall.filter(({ kind }) => usualFixtures[kind].measured === measured).flatMap(endsOf),
  )
  return chains
    .filter((ends) => ends.length > 0)
    .map((ends): ChainOf => ({ first: face.start, last: face.end, ends }))
}

function endsOf(fixture: Fixture): readonly number[] {
  const [start] = fixture.placement.at
  const { along } = measuredPoint(fixture)
  return [start + along, start + fixture.size[0] - along]
}

const frontKept = kept<Drawing>()

/** Nearer than this a column or a beam touches the wall. */
const touching = 5

function fixturesOn(document: ProjectDocument, face: WallFace): readonly StandingFixture[] {
  return standingFixtures(document).filter((standing) => {
    const { seat } = standing.fixture.placement
    if (seat.on === 'wall') return seat.wall === face.wall && seat.side === face.side
    if (!usualFixtures[standing.fixture.kind].isSolid) return false
    const { start, end, near, far } = spanOnWall(face.frame, standing)
    return near < touching && far > touching && end > face.start + 1 && start < face.end - 1
  })
}

/** As it is seen by who stands before the wall. */
export function drawFixtureFront(standing: StandingFixture, face: WallFace): Drawing {
  const { id, fixture, place, size } = standing
  const { start, end } = spanOnWall(face.frame, standing)
  const [, , bottom] = place.at
  const of = { kind: 'fixture', id } as const
  const onSheet = ([x, z]: Point): Point => [start + x, bottom + z]
  return fronts[fixture.kind](end - start, size.height).map(
    ({ points, ...stroke }): Shape => ({ ...stroke, of, points: points.map(onSheet) }),
  )
}

/** From its left and its bottom. */
type Front = (width: number, height: number) => readonly Stroke[]

const fronts: Readonly<Record<FixtureKind, Front>> = {
  column: (width, height) => [area('wall', rectangle([0, 0], [width, height]))],
  beam: (width, height) => [
    area('fixture', rectangle([0, 0], [width, height])),
    path([0, 0], [width, height]),
    path([0, height], [width, 0]),
  ],
  radiator(width, height) {
    const fins = ribs(finsOf(width), width, (x) => [
      [x, 0],
      [x, height],
    ])
    const bars = [0.08, 0.92].map((share) => path([0, height * share], [width, height * share]))
    return [area('fixture', rectangle([0, 0], [width, height])), ...fins, ...bars]
  },
  socket(width, height) {
    const [x, z] = [width / 2, height / 2]
    const [ring, hole] = [Math.min(x, z) * 0.7, Math.min(x, z) * 0.14]
    return [
      area('fixture', rectangle([0, 0], [width, height])),
      disc('fixture', [x, z], ring),
      ...[-1, 0, 1].map((step) => disc('fixtureMark', [x + step * ring * 0.55, z], hole)),
    ]
  },
  switch: (width, height) => [
    area('fixture', rectangle([0, 0], [width, height])),
    area('fixture', rectangle([width * 0.28, height * 0.16], [width * 0.44, height * 0.68])),
    path([width * 0.28, height * 0.5], [width * 0.72, height * 0.5]),
  ],
  water(width, height) {
    const [hot, cold] = tapsOf(width)
    const radius = height / 2
    return [
      ...(hot === null ? [] : [disc('fixtureMark', [hot, radius], radius)]),
      disc('fixture', [cold, radius], radius),
      disc('fixture', [cold, radius], radius * 0.45),
    ]
  },
  waste(width, height) {
    const middle: Point = [width / 2, height / 2]
    const radius = Math.min(width, height) / 2
    return [disc('fixture', middle, radius), disc('fixtureMark', middle, radius * 0.4)]
  },
  gas(width, height) {
    const [x, z] = [width / 2, height / 2]
    const radius = Math.min(x, z)
    return [
      disc('fixture', [x, z], radius),
      area('fixtureMark', [
        [x - radius * 0.5, z - radius * 0.35],
        [x + radius * 0.5, z - radius * 0.35],
        [x, z + radius * 0.6],
      ]),
    ]
  },
  light(width, height) {
    const [x, z] = [width / 2, height / 2]
    const radius = Math.max(x, z)
    return [disc('fixture', [x, z], radius), ...cross([x, z], radius)]
  },
  vent: (width, height) => [
    area('fixture', rectangle([0, 0], [width, height])),
    ...[0.2, 0.4, 0.6, 0.8].map((share) =>
      path([width * 0.1, height * share], [width * 0.9, height * share]),
    ),
  ],
}

type Box = readonly [left: number, bottom: number, right: number, top: number]

/** Width of an average digit, and the space around a text, as shares of its height. */
const digitWidth = 0.62
const gap = 0.25

/** The height of every point beside it, where no other point and no other number is; alike neighbours say it once. */
function heightTexts(
  seen: readonly StandingFixture[],
  { formatLength }: PlanLabels,
  textSize: number,
): Drawing {
  const signs = seen.map(({ fixture }) => boxOf(fixture))
  const texts: { readonly at: Point; readonly text: string; readonly box: Box }[] = []
  const points = seen.filter(({ fixture }) => usualFixtures[fixture.kind].measured === 'middle')
  for (const { fixture } of points.toSorted((a, b) => leftOf(a) - leftOf(b))) {
    const text = formatLength(fixture.placement.at[2] + measuredPoint(fixture).up)
    const [left, bottom, right, top] = boxOf(fixture)
    const [x, z] = [(left + right) / 2, (bottom + top) / 2]
    const half = (text.length * digitWidth * textSize) / 2
    const isTold = texts.some(
      (other) =>
        other.text === text &&
        Math.abs(other.at[0] - x) < 4 * half &&
        Math.abs(other.at[1] - z) < 3 * textSize,
    )
    if (isTold) continue
    const away = (0.5 + gap) * textSize
    const places: readonly Point[] = [
      [x, top + away],
      [x, bottom - away],
      [right + half + gap * textSize, z],
      [left - half - gap * textSize, z],
    ]
    const free = places
      .map((at) => ({ at, box: around(at, half, textSize / 2) }))
      .find(({ box }) =>
        [...signs, ...texts.map((other) => other.box)].every((other) => !overlap(box, other)),
      )
    if (free) texts.push({ ...free, text })
  }
  return texts.map(({ at, text }): Shape => {
    return { kind: 'text', style: 'dimensionText', at, text, size: textSize, turn: 0 }
  })
}

function boxOf({ placement: { at }, size }: Fixture): Box {
  return [at[0], at[2], at[0] + size[0], at[2] + size[2]]
}

function around([x, z]: Point, width: number, height: number): Box {
  return [x - width, z - height, x + width, z + height]
}

function overlap(one: Box, two: Box): boolean {
  return one[0] < two[2] && two[0] < one[2] && one[1] < two[3] && two[1] < one[3]
}

function leftOf({ fixture }: StandingFixture): number {
  return fixture.placement.at[0]
}

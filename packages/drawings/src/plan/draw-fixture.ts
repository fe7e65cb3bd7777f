import { itemToPlan, type Place, type Point } from '@arredo/geometry'
import {
  type Fixture,
  type FixtureKind,
  type ProjectDocument,
  type StandingFixture,
  standingFixtures,
} from '@arredo/project'
import type { Drawing, Layer, Shape } from '../drawing.ts'
import { area, cross, disc, finsOf, path, ribs, type Stroke, tapsOf } from '../fixture-strokes.ts'
import { kept } from '../kept.ts'

/** What belongs to the room itself, over the items: a fitter must find it behind a cabinet too. */
export function fixtureLayers(document: ProjectDocument): readonly Layer[] {
  return standingFixtures(document).map((standing): Layer => {
    const of = { kind: 'fixture', id: standing.id } as const
    return { key: `fixture ${standing.id}`, of, shapes: drawnKept(standing, [], () => drawFixture(standing)) }
  })
}

const drawnKept = kept<Drawing>()

/** Its symbol, in millimetres of the room: points are drawn larger than they are, or nobody would see them. */
export function drawFixture({ id, fixture, place }: StandingFixture): Drawing {
  const of = { kind: 'fixture', id } as const
  return symbols[fixture.kind](fixture).map((stroke) => ({ ...placed(stroke, place), of }))
}

function placed({ points, ...stroke }: Stroke, place: Place): Shape {
  return { ...stroke, points: points.map((point) => itemToPlan(place, point)) }
}

/** In its own frame: x along the wall from its left, y out of it. */
type Symbol = (fixture: Pick<Fixture, 'size' | 'placement'>) => readonly Stroke[]

const symbols: Readonly<Record<FixtureKind, Symbol>> = {
  column: ({ size: [width, depth] }) => [area('wall', box(0, 0, width, depth))],
  beam: ({ size: [width, depth] }) => [area('hanging', box(0, 0, width, depth))],
  radiator({ size: [width, depth] }) {
    const fins = ribs(finsOf(width), width, (x) => [
      [x, 0],
      [x, depth],
    ])
    return [area('fixture', box(0, 0, width, depth)), ...fins]
  },
  // A cup on a stem, open to the room, with the bar of its earth.
  socket: ({ size: [width] }) => [
    grip(width / 2),
    path([width / 2, 0], [width / 2, 30]),
    path([width / 2 - 55, 30], [width / 2 + 55, 30]),
    area('fixtureMark', cup([width / 2, 85], 55)),
  ],
  switch: ({ size: [width] }) => [
    grip(width / 2),
    path([width / 2, 0], [width / 2, 20]),
    disc('fixtureMark', [width / 2, 40], 20),
    path([width / 2 + 14, 54], [width / 2 + 75, 115], [width / 2 + 100, 90]),
  ],
  water: ({ size: [width] }) => {
    const [hot, cold] = tapsOf(width)
    return [
      ...(hot === null ? [] : [path([hot, 0], [hot, 15]), disc('fixtureMark', [hot, 50], 35)]),
      path([cold, 0], [cold, 15]),
      disc('fixture', [cold, 50], 35),
      path([cold, 15], [cold, 85]),
    ]
  },
  waste(fixture) {
    const middle = middleOf(fixture, 50)
    return [disc('fixture', middle, 50), disc('fixtureMark', middle, 18)]
  },
  gas({ size: [width] }) {
    const x = width / 2
    return [
      path([x, 0], [x, 15]),
      disc('fixture', [x, 55], 40),
      area('fixtureMark', [
        [x - 22, 42],
        [x + 22, 42],
        [x, 80],
      ]),
    ]
  },
  light(fixture) {
    const isCeiling = fixture.placement.seat.on === 'ceiling'
    const radius = isCeiling ? 90 : 60
    const middle = middleOf(fixture, radius)
    return [disc('fixture', middle, radius), ...cross(middle, radius)]
  },
  vent(fixture) {
    const { size, placement } = fixture
    const [width, depth] = size
    const out = placement.seat.on === 'wall' ? Math.max(50, depth) : depth
    const slats = ribs(5, width, (x) => [
      [x - width / 10, 0],
      [x + width / 10, out],
    ])
    return [area('fixture', box(0, 0, width, out)), ...slats]
  },
}

/** On a wall so far before it; else in its own middle. */
function middleOf({ size, placement }: Pick<Fixture, 'size' | 'placement'>, out: number): Point {
  return [size[0] / 2, placement.seat.on === 'wall' ? out : size[1] / 2]
}

/** Lines alone are hard to hit: something to take hold of. */
function grip(x: number): Stroke {
  return area('fixtureGrip', box(x - 60, 0, x + 60, 110))
}

function box(left: number, back: number, right: number, front: number): readonly Point[] {
  return [
    [left, back],
    [right, back],
    [right, front],
    [left, front],
  ]
}

/** Half a disc whose round side is towards the wall. */
function cup([x, y]: Point, radius: number): readonly Point[] {
  const steps = 16
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = Math.PI + (Math.PI * step) / steps
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

import type { PlanShape } from '@arredo/catalogue'
import { type Part, type Point, polygonArea } from '@arredo/geometry'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hull } from '../hull.ts'
import { planSymbol } from './draw-symbol.ts'

const base = { code: 'p', material: 'm' }
const body: Part = { ...base, shape: 'box', at: [0, 0, 100], size: [600, 560, 720] }
const handle: Part = { ...base, shape: 'box', at: [500, 580, 400], size: [12, 30, 160] }
const door: Part = {
  ...{ ...base, shape: 'box', at: [2, 560, 100], size: [596, 20, 700] },
  ...{ opens: 'door', motion: { kind: 'hinge', edge: 'right', degrees: 110 } },
}
const cabinet = { width: 600, depth: 580, plan: [], parts: [body, door, handle] }

describe('how an item is drawn in plan', () => {
  it('by its outline, without what sticks out, with the way of its leaves', () => {
    const [outline, front, swing] = planSymbol(cabinet)
    expect(outline).toMatchObject({
      kind: 'outline',
      points: [
        [0, 0],
        [600, 0],
        [600, 580],
        [0, 580],
      ],
    })
    expect(front?.kind).toBe('line')
    // Hung on the right it swings from the front, which lies to its left, a quarter turn forward.
    expect(planSymbol({ ...cabinet, parts: [...cabinet.parts, { ...door, opens: 'upper' }] })).toHaveLength(3)
    expect(
      planSymbol({ ...cabinet, parts: [body, { ...body, at: [0, 20, 0] }] }).map(({ kind }) => kind),
    ).toEqual(['outline'])
    expect(swing).toEqual({ kind: 'swing', centre: [598, 580], radius: 596, start: 90, end: 180 })
  })

  it('as the catalogue says when it says anything: its own arcs stand for the leaves', () => {
    const plan: readonly PlanShape[] = [
      { shape: 'line', line: 'thin', from: [0, 500], to: [600, 500] },
      { shape: 'rectangle', line: 'thick', at: [0, 0], size: [600, 560] },
      { shape: 'circle', line: 'thin', at: [300, 280], radius: 180 },
    ]
    expect(planSymbol({ ...cabinet, plan }).map(({ kind }) => kind)).toEqual([
      'outline',
      'line',
      'closed',
      'swing',
    ])
    const hole: PlanShape = { shape: 'rectangle', line: 'dashed', at: [50, 50], size: [500, 400] }
    expect(planSymbol({ ...cabinet, plan: [hole] }).map(({ kind }) => kind)).toEqual([
      'outline',
      'dashed',
      'swing',
    ])
    const arc: PlanShape = { shape: 'arc', line: 'dashed', at: [0, 580], radius: 600, start: 0, end: 90 }
    expect(planSymbol({ ...cabinet, plan: [arc] }).map(({ kind }) => kind)).toEqual(['outline', 'swing'])
  })

  it('with the way of a drawer and of a door that tips down, once for all that go the same way', () => {
    const front: Part = { ...base, shape: 'box', at: [2, 560, 100], size: [596, 20, 200] }
    const drawn = (opens: string, motion: NonNullable<Part['motion']>): Part => ({ ...front, opens, motion })
    const out = { kind: 'slide', axis: 'y', travel: 450 } as const
    const parts = [body, drawn('upper', out), drawn('lower', out)]
    expect(planSymbol({ ...cabinet, parts }).at(-1)).toEqual({
      kind: 'dashed',
      points: [
        [2, 580],
        [598, 580],
        [598, 1030],
        [2, 1030],
      ],
    })
    expect(planSymbol({ ...cabinet, parts })).toHaveLength(3)
    const tips = [body, drawn('door', { kind: 'flap', edge: 'bottom', degrees: 90 })]
    expect(planSymbol({ ...cabinet, parts: tips }).at(-1)).toMatchObject({
      kind: 'dashed',
      points: [
        [2, 580],
        [598, 580],
        [598, 780],
        [2, 780],
      ],
    })
    const lifts = [body, drawn('door', { kind: 'flap', edge: 'top', degrees: 90 })]
    expect(planSymbol({ ...cabinet, parts: lifts })).toHaveLength(2)
  })

  it('round where it is round', () => {
    const top: Part = {
      ...base,
      shape: 'panel',
      across: 'z',
      radius: 450,
      at: [0, 0, 700],
      size: [900, 900, 30],
    }
    const [outline] = planSymbol({ width: 900, depth: 900, plan: [], parts: [top] })
    const area = outline && 'points' in outline ? polygonArea(outline.points) : 0
    expect(area / (Math.PI * 450 ** 2)).toBeGreaterThan(0.98)
    expect(area / (Math.PI * 450 ** 2)).toBeLessThanOrEqual(1)
  })

  it('the hull holds all points and is one of their own', () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 50 }))
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 30 }), (points) => {
        const around = hull(points)
        for (const corner of around) expect(points).toContainEqual(corner)
        for (const [k, from] of around.entries()) {
          const to = around[(k + 1) % around.length] ?? from
          for (const at of points) expect(turn(from, to, at)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

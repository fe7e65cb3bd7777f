import type { BoxPart, Part } from '@arredo/geometry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Faces, noFaces } from './faces.ts'
import { addPart } from './part-faces.ts'
import { cutAt, cutOf, partCuts } from './pattern-cut.ts'

const axes = ['x', 'y', 'z'] as const
const length = fc.integer({ min: 20, max: 2400 })
const grain = fc.constantFrom(...axes)
const boards = fc
  .record({ size: fc.tuple(length, length, length), grain, code: fc.string(), isSolid: fc.boolean() })
  .map((given): BoxPart => ({ shape: 'box', at: [30, 40, 50], material: 'oak', ...given }))

describe('[D-201 part] how a part is cut from its material', () => {
  test('at its real size on every face, with the grain along v wherever it can be seen', () => {
    fc.assert(
      fc.property(boards, (part) => {
        for (const { face, axis, across, along } of facesOf(part)) {
          const runs = axes.indexOf(part.grain ?? 'x')
          const isEnd = axis === runs
          if (!isEnd) expect(along).toBe(runs)
          // A band lies along its edge; end grain is what the broad face ends in.
          if (isEnd && !part.isSolid) expect(part.size[along]).toBe(longest(part.size, axis))
          if (isEnd && part.isSolid) continue
          for (const [one, two] of pairs(face)) {
            expect(Math.abs(two.u - one.u)).toBeCloseTo(between(one, two, across), 3)
            expect(Math.abs(two.v - one.v)).toBeCloseTo(between(one, two, along), 3)
          }
        }
      }),
    )
  })

  test('solid wood shows end grain where it is cut across and no edging covers it', () => {
    const board = {
      ...{ shape: 'box', code: 'shelf', material: 'oak', at: [0, 0, 0], size: [900, 300, 25] },
      ...{ grain: 'x', isSolid: true, edges: ['right'] },
    } as const satisfies Part
    const [left, right] = facesOf(board).filter(({ axis }) => axis === 0)
    const top = facesOf(board).findLast(({ axis }) => axis === 2)
    const [v] = left?.face ?? []
    // The rings of the broad face run on: at the edge both show the same row of the picture.
    expect(new Set(left?.face.map((vertex) => vertex.v))).toEqual(new Set([v?.v]))
    expect(left?.face.every(({ light }) => light < 1)).toBe(true)
    expect(Math.min(...(top?.face ?? []).map((vertex) => Math.abs(vertex.v - (v?.v ?? 0))))).toBeLessThan(2)
    expect(right?.face.every(({ light }) => light === 1)).toBe(true)
    expect(new Set(right?.face.map((vertex) => vertex.v)).size).toBe(2)
  })

  test('fronts are cut from all over the picture: hardly two begin within a hand of each other', () => {
    const fronts = Array.from({ length: 100 }, (_, item) =>
      ['door-left', 'door-right'].map((leaf) => {
        const [whole, own] = [cutOf(`row-${item}`), cutOf(leaf)]
        const [u, v] = cutAt(whole, ...own.shift)
        return { turn: whole.turn * own.turn, u: u % 800, v: v % 1600 }
      }),
    ).flat()
    const isAlike = (one: (typeof fronts)[number], other: (typeof fronts)[number]) =>
      other.turn === one.turn && apart(one.u, other.u, 800) < 60 && apart(one.v, other.v, 1600) < 60
    const alike = fronts.reduce(
      (count, one, k) => count + fronts.slice(k + 1).filter((other) => isAlike(one, other)).length,
      0,
    )
    // By chance 0.56 %: a fifteenth of the picture's area in one direction, a seventh in the other, half turned over.
    expect(alike / ((200 * 199) / 2)).toBeLessThan(0.008)
  })

  test('fronts of a sheet that runs through are one picture, whatever opens by itself', () => {
    const front = { shape: 'box', material: 'oak', grain: 'z', size: [597, 19, 200] } as const
    const sheet = { name: 'fronts', match: 'through' } as const
    const stack = [0, 240, 480].map(
      (z, k): Part => ({ ...front, code: `front-${k}`, at: [0, 560, z], opens: `drawer-${k}`, sheet }),
    )
    const cuts = partCuts(stack)
    const [u, v] = cutAt(cuts.get(stack[0] as Part) ?? cutOf(''), 100, 470)
    for (const part of stack) expect(cutAt(cuts.get(part) ?? cutOf(''), 100, 470)).toEqual([u, v])
    const single = stack.map(({ sheet: _, ...part }) => partCuts([part]).get(part)?.shift[0])
    expect(new Set(single).size).toBe(3)
  })

  test('a book opens at every joint: both sides show the same as far from it, and nothing else is turned', () => {
    const widths = fc.array(fc.integer({ min: 150, max: 600 }), { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(widths, fc.integer({ min: 0, max: 6 }), fc.boolean(), (wide, gap, isStacked) => {
        let x = 0
        const columns = wide.map((width, k) => {
          const part = (z: number): Part => ({
            ...{ shape: 'box', code: `front-${k}-${z}`, material: 'walnut', grain: 'z' },
            ...{ at: [x, 560, z], size: [width, 19, 300], opens: `leaf-${k}-${z}` },
            sheet: { name: 'fronts', match: 'book' },
          })
          const stack = isStacked ? [part(0), part(303)] : [part(0)]
          x += width + gap
          return { stack, low: x - width - gap, high: x - gap }
        })
        const parts = columns.flatMap(({ stack }) => stack)
        const cuts = partCuts(parts.toReversed())
        const seen = (part: Part | undefined, place: number) =>
          cutAt((part && cuts.get(part)) ?? cutOf(''), place, 77)
        for (const [k, { stack, low }] of columns.entries()) {
          expect(new Set(stack.map((part) => cuts.get(part))).size).toBe(1)
          const before = columns[k - 1]
          if (!before) continue
          const joint = (before.high + low) / 2
          for (const away of [gap / 2, 40, 149]) {
            const [left, right] = [seen(before.stack[0], joint - away), seen(stack[0], joint + away)]
            expect(right[0]).toBeCloseTo(left[0], 6)
            expect(right[1]).toBe(left[1])
          }
          expect(cuts.get(stack[0] as Part)?.turn).toBe(-(cuts.get(before.stack[0] as Part)?.turn ?? 0))
        }
      }),
    )
  })
})

type Vertex = {
  readonly at: readonly number[]
  readonly u: number
  readonly v: number
  readonly light: number
}

/** The six faces of a box with the axes their picture follows. */
function facesOf(part: BoxPart) {
  const faces = noFaces()
  addPart(faces, part)
  return [0, 1, 2].flatMap((axis) =>
    ([-1, 1] as const).map((side) => {
      const face = verticesOf(faces, axis, side)
      const [i = 0, j = 0] = [0, 1, 2].filter((other) => other !== axis)
      const follows = (k: number) =>
        pairs(face).every(([one, two]) => one.at[k] !== two.at[k] || Math.abs(one.v - two.v) < 1e-6)
      return { axis, face, ...(follows(i) ? { along: i, across: j } : { along: j, across: i }) }
    }),
  )
}

function verticesOf({ position, normal, uv, light }: Faces, axis: number, side: 1 | -1): readonly Vertex[] {
  return light.flatMap((value, k) =>
    normal[k * 3 + axis] === side
      ? [
          {
            at: position.slice(k * 3, k * 3 + 3),
            u: uv[k * 2] ?? 0,
            v: uv[k * 2 + 1] ?? 0,
            light: value,
          },
        ]
      : [],
  )
}

function pairs(face: readonly Vertex[]): readonly (readonly [Vertex, Vertex])[] {
  return face.flatMap((one, k) => face.slice(k + 1).map((two) => [one, two] as const))
}

function between(one: Vertex, two: Vertex, axis: number): number {
  return Math.abs((two.at[axis] ?? 0) - (one.at[axis] ?? 0))
}

function longest(size: readonly number[], but: number): number {
  return Math.max(...size.filter((_, axis) => axis !== but))
}

function apart(one: number, two: number, period: number): number {
  const away = Math.abs(one - two) % period
  return Math.min(away, period - away)
}

import {
  ceilingAt,
  fromWall,
  isInside,
  type Part,
  type Point,
  type Point3,
  shellOf,
  wallFrame,
} from '@arredo/geometry'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Drawing, ShapeStyle, TextShape } from '../drawing.ts'
import { furnishedRoom, roomDice } from '../testing/furnished-room.ts'
import { sampleLabels as labels, type SampleItem, sampleRoom } from '../testing/sample-room.ts'
import { drawSection } from './draw-section.ts'
import { sectionsOf } from './sections-of.ts'

const part = (code: string, at: Point3, size: Point3): Part => ({
  code,
  shape: 'box',
  at,
  size,
  material: 'm',
})
const base: SampleItem = {
  at: [1000, 0, 0],
  size: [600, 580, 820],
  parts: [
    part('side', [0, 0, 100], [19, 560, 720]),
    part('side', [581, 0, 100], [19, 560, 720]),
    part('bottom', [19, 0, 100], [562, 560, 19]),
    part('plinth', [0, 500, 0], [600, 16, 100]),
    part('door', [2, 560, 102], [596, 20, 716]),
  ],
}
const worktop: SampleItem = {
  at: [1000, 0, 820],
  size: [1200, 600, 40],
  parts: [part('board', [0, 0, 0], [1200, 600, 40])],
}
const wallUnit: SampleItem = {
  at: [1300, 0, 1400],
  size: [600, 350, 700],
  parts: [part('box', [0, 0, 0], [600, 350, 700])],
}
const chair: SampleItem = {
  at: [1200, 2500, 0],
  size: [450, 450, 900],
  seat: { on: 'floor' },
  parts: [part('seat', [0, 0, 400], [450, 450, 40])],
}

function polygons(drawing: Drawing, ...styles: readonly ShapeStyle[]): readonly (readonly Point[])[] {
  return drawing.flatMap((shape) =>
    shape.kind === 'polygon' && styles.includes(shape.style) ? [shape.points] : [],
  )
}

function dimensions(drawing: Drawing, turn: number): readonly TextShape[] {
  return drawing.filter(
    (shape): shape is TextShape =>
      shape.kind === 'text' && shape.style === 'dimensionText' && shape.turn === turn,
  )
}

/** Every chain by how long its line is and what its numbers add up to: with so small letters all stand beside it. */
function chainsOf(
  drawing: Drawing,
  textSize: number,
): readonly { readonly length: number; readonly sum: number; readonly isLevel: boolean }[] {
  return drawing.flatMap((shape) => {
    if (shape.kind !== 'line' || shape.style !== 'dimension') return []
    const [width, height] = [shape.to[0] - shape.from[0], shape.to[1] - shape.from[1]]
    if (width !== 0 && height !== 0) return []
    const across = height === 0 ? 1 : 0
    const texts = dimensions(drawing, height === 0 ? 0 : 90).filter(
      ({ at }) => Math.abs(Math.abs(at[across] - shape.from[across]) - 0.8 * textSize) < textSize / 10,
    )
    const sum = texts.reduce((all, { text }) => all + Number(text), 0)
    return [{ length: width + height, sum, isLevel: height === 0 }]
  })
}

describe('sections', () => {
  it('go through each run where unit, worktop and wall unit are cut, and through no side of a unit', () => {
    const { document, evaluation } = sampleRoom({ base, worktop, wallUnit, chair })
    const [section, ...others] = sectionsOf(document, evaluation)
    expect(others).toEqual([])
    expect(section).toMatchObject({ number: 1, letter: 'A', room: 0 })
    expect(section?.from[0]).toBeGreaterThan(1319)
    expect(section?.from[0]).toBeLessThan(1581)
    expect(section && [section.from[1], section.to[1]]).toEqual([4000, 0])
  })

  it('hatch what is cut, show thin what is behind, and measure heights and depths', () => {
    const { document, evaluation } = sampleRoom({ base, worktop, wallUnit, chair })
    const [section] = sectionsOf(document, evaluation)
    const drawing =
      (section && drawSection(document, evaluation, section, labels, { textSize: 50, scale: '1:20' })) ?? []
    const corners = (points: readonly Point[]) => [points[0], points[2]]
    expect(polygons(drawing, 'cutPart').map(corners)).toEqual([
      [
        [0, 100],
        [560, 119],
      ],
      [
        [500, 0],
        [516, 100],
      ],
      [
        [560, 102],
        [580, 818],
      ],
      [
        [0, 820],
        [600, 860],
      ],
      [
        [0, 1400],
        [350, 2100],
      ],
    ])
    expect(polygons(drawing, 'cutThrough')).toHaveLength(2)
    // The side of the unit behind the plane, and the chair, which is never cut.
    const behind = polygons(drawing, 'behind').map(corners)
    expect(behind).toContainEqual([
      [0, 100],
      [560, 820],
    ])
    expect(behind).toContainEqual([
      [1500, 400],
      [1950, 440],
    ])
    expect(dimensions(drawing, 90).map(({ text }) => text)).toEqual([
      '100',
      '720',
      '40',
      '540',
      '700',
      '600',
      '2700',
    ])
    expect(dimensions(drawing, 0).map(({ text }) => text)).toEqual([
      '580',
      '3420',
      '600',
      '3400',
      '350',
      '3650',
      '4000',
    ])
    const title = drawing.find(({ style }) => style === 'roomName')
    expect(title).toMatchObject({ text: 'Section 1, 1:20' })
  })

  it('cut nothing outside the room, and their numbers add up to its depth and its height', () => {
    let cut = 0
    fc.assert(
      fc.property(roomDice, (rolled) => {
        const { document, evaluation } = furnishedRoom(rolled).current()
        const shell = shellOf(document)
        const textSize = 0.02
        const exact = { ...labels, formatLength: String }
        for (const section of sectionsOf(document, evaluation)) {
          const room = shell.rooms[section.room]
          const drawing = drawSection(document, evaluation, section, exact, { textSize }) ?? []
          const frame = wallFrame(section)
          expect(
            room && isInside(fromWall(frame, { along: frame.length / 2, across: 0 }), room.outline),
          ).toBe(true)
          for (const [along, up] of polygons(drawing, 'cutPart', 'cutOutline').flat()) {
            cut += 1
            expect(along).toBeGreaterThan(-0.01)
            expect(along).toBeLessThan(frame.length + 0.01)
            expect(up).toBeGreaterThan(-0.01)
            const top = room ? ceilingAt(room, fromWall(frame, { along, across: 0 })) : 0
            expect(up).toBeLessThan(top + 0.1)
          }
          const chains = chainsOf(drawing, textSize)
          for (const { length, sum, isLevel } of chains) {
            expect(sum).toBeCloseTo(length, 3)
            if (isLevel) expect(length).toBeCloseTo(frame.length, 3)
          }
        }
      }),
      { numRuns: 150 },
    )
    expect(cut).toBeGreaterThan(1000)
  })
})

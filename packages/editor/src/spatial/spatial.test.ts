import { dot, footprint, minus, shellOf, type WallFace, wallFrame } from '@arredo/geometry'
import { type Desk, type StandingRow, standingRows } from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEditor } from '../create-editor.ts'
import type { Selected } from '../editor-state.ts'
import { furnishedRooms } from '../testing/furnished-rooms.ts'
import { fetchTools } from '../tools/fetch-tools.ts'
import type { Entry } from '../tools/tool.ts'
import type { Clause } from './clause.ts'
import { describeRecord } from './describe-record.ts'
import { type OutlineNode, outlineOf } from './outline.ts'

await fetchTools()

const runs = { numRuns: 150 }

describe('sentences of place', () => {
  it('say of items the numbers of their pills', () => {
    let heard = 0
    fc.assert(
      fc.property(furnishedRooms, (desk) => {
        const { document, evaluation } = desk.current()
        for (const item of standingRows(document, evaluation)) {
          const pills = pillsOf(desk, { kind: 'row', id: item.id })
          for (const clause of clausesOf(desk, { kind: 'row', id: item.id })) {
            const said = lengthIn(clause, 'distance')
            if (said === null) continue
            heard += 1
            const side = /^{{distance}} from the (left|right) corner/.exec(clause.sentence)?.[1]
            if (side === undefined) expect(pills.map(({ value }) => value)).toContain(said)
            else
              expectCorner(desk, item, pills, said, side === 'left' ? ['left', 'right'] : ['right', 'left'])
          }
        }
      }),
      runs,
    )
    expect(heard).toBeGreaterThan(500)
  })

  it('say of openings, fixtures and walls the numbers of their pills', () => {
    let heard = 0
    fc.assert(
      fc.property(furnishedRooms, (desk) => {
        const { openings, fixtures, walls } = desk.current().document
        const names: readonly Selected[] = [
          ...Object.keys(openings).map((id): Selected => ({ kind: 'opening', id })),
          ...Object.keys(fixtures).map((id): Selected => ({ kind: 'fixture', id })),
          ...Object.keys(walls).map((id): Selected => ({ kind: 'wall', id })),
        ]
        for (const name of names) {
          const pills = pillsOf(desk, name).map(({ value }) => value)
          for (const clause of clausesOf(desk, name)) {
            const said = lengthIn(clause, 'distance') ?? lengthIn(clause, 'length')
            if (said === null) continue
            heard += 1
            expect(pills).toContain(said)
          }
        }
      }),
      runs,
    )
    expect(heard).toBeGreaterThan(500)
  })

  it('say of every opening where on its wall it is, whether a room looks at it or not', () => {
    fc.assert(
      fc.property(furnishedRooms, (desk) => {
        for (const id of Object.keys(desk.current().document.openings)) {
          const [along] = clausesOf(desk, { kind: 'opening', id })
          expect(along?.sentence).toMatch(/(left|right) (corner|end) of/)
        }
      }),
      runs,
    )
  })
})

describe('the outline', () => {
  it('has every item, opening, fixture, wall and room exactly once', () => {
    fc.assert(
      fc.property(furnishedRooms, (desk) => {
        const { document, evaluation } = desk.current()
        const { rooms } = shellOf(document)
        const expected = [
          ...rooms.flatMap(({ record }) => (record ? [`room ${record.id}`] : [])),
          ...Object.keys(document.walls).map((id) => `wall ${id}`),
          ...standingRows(document, evaluation).map(({ id }) => `row ${id}`),
          ...Object.keys(document.openings).map((id) => `opening ${id}`),
          ...Object.keys(document.fixtures).map((id) => `fixture ${id}`),
        ]
        const nodes = flat(outlineOf(desk.current()))
        const found = nodes.flatMap(({ record, isAgain }) =>
          record && !isAgain ? [`${record.kind} ${record.id}`] : [],
        )
        expect(found.toSorted()).toEqual(expected.toSorted())
        expect(new Set(nodes.map(({ key }) => key)).size).toBe(nodes.length)
      }),
      runs,
    )
  })

  it('does not depend on the order in which records are kept', () => {
    fc.assert(
      fc.property(furnishedRooms, (desk) => {
        const { document, evaluation } = desk.current()
        const turned = {
          ...document,
          rows: backwards(document.rows),
          openings: backwards(document.openings),
          fixtures: backwards(document.fixtures),
        }
        const keys = (nodes: readonly OutlineNode[]) => flat(nodes).map(({ key }) => key)
        expect(keys(outlineOf({ document: turned, evaluation }))).toEqual(
          keys(outlineOf({ document, evaluation })),
        )
      }),
      runs,
    )
  })
})

function pillsOf(desk: Desk, name: Selected): readonly Entry[] {
  const editor = createEditor({ desk, newId: () => 'new' })
  editor.select([name])
  return editor.entries()
}

function clausesOf(desk: Desk, name: Selected): readonly Clause[] {
  return describeRecord(desk.current(), name)?.where ?? []
}

function lengthIn({ values }: Clause, name: string): number | null {
  const value = values[name]
  return typeof value === 'object' && 'length' in value ? value.length : null
}

/**
 * The pill's number where the pill reaches the corner; beyond a neighbour, and at an outer corner where there is no
 * inner one, what a tape along the wall says.
 */
function expectCorner(
  desk: Desk,
  item: StandingRow,
  pills: readonly Entry[],
  said: number,
  [side, otherSide]: readonly ['left' | 'right', 'left' | 'right'],
): void {
  const pillOn = (where: string) => pills.find(({ id }) => id.endsWith(` ${where}`))?.value
  const pill = pillOn(side)
  if (pill === said) return
  expect(said).toBeCloseTo(tape(desk, item, side), 6)
  const runsPast = pill !== undefined && pill > said
  if (runsPast) expect(pillOn(otherSide) ?? 0).toBeGreaterThan(tape(desk, item, otherSide))
}

/** Reckoned by the outline of the item and the corner of the room alone. */
function tape(desk: Desk, item: StandingRow, side: 'left' | 'right'): number {
  const { seat } = item
  const face: WallFace | undefined =
    seat.on === 'wall' ? shellOf(desk.current().document).face(seat.wall, seat.side) : undefined
  const distances = (face?.stretches ?? []).map((stretch) => {
    const { along } = wallFrame(stretch)
    const from = side === 'left' ? stretch.from : stretch.to
    const places = footprint(item).map(
      (corner) => dot(minus(corner, from), along) * (side === 'left' ? 1 : -1),
    )
    return Math.min(...places)
  })
  return Math.min(...distances.filter((distance) => distance >= -1))
}

function flat(nodes: readonly OutlineNode[]): readonly OutlineNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)])
}

function backwards<Kept>(map: Readonly<Record<string, Kept>>): Readonly<Record<string, Kept>> {
  return Object.fromEntries(Object.entries(map).reverse())
}

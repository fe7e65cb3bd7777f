import { type Catalogue, openPack } from '@arredo/catalogue'
import {
  changeRow,
  createDesk,
  type Desk,
  evaluateProject,
  isPlaced,
  type ProjectDocument,
  placeArticle,
  type RowId,
  readDocument,
  removeRows,
  standingRow,
} from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { kitchenPack } from '../../../../tools/pricing/kitchen-pack.ts'
import { emptyKitchen, onFace } from '../testing/kitchen-for-tests.ts'
import { createFollow } from './follow.ts'

const catalogues: ReadonlyMap<string, Catalogue> = new Map([['KITCHEN', openPack(await kitchenPack())]])
const head = { catalogue: 'KITCHEN', model: 'LINEO_STD', side: 'L' } as const

describe('what sits on a worktop that goes', () => {
  it('sits on the one that lies there now, in the same place, drawn or not', () => {
    const desk = deskWith(['a', 500], ['b', 2500])
    for (const [row, along] of [
      ['drawn', 100],
      ['hidden', 20],
      ['inside', 500],
    ] as const) {
      const on = row === 'inside' ? ({ on: 'slot', slot: 's' } as const) : ({ on: 'row' } as const)
      const placement = { at: [along, 100, 40], rotation: 0, seat: { ...on, row: 'worktop-b' } } as const
      desk.run(placeArticle, { ...head, row, article: 'A-FRIDGE', choices: {}, placement })
    }
    const flags = { drawn: false, offered: true, ordered: true }
    desk.run(changeRow, { row: 'hidden', change: { flags } })
    const before = placesOf(desk)
    expect(before).toHaveLength(3)

    place(desk, 'c', 1100, 700)
    place(desk, 'd', 1800, 700)
    expect(Object.keys(desk.current().document.rows)).not.toContain('worktop-b')
    expect(seatsOf(desk)).toEqual([
      { on: 'row', row: 'worktop-a' },
      { on: 'row', row: 'worktop-a' },
      { on: 'slot', slot: 's', row: 'worktop-a' },
    ])
    expect(placesOf(desk)).toEqual(before)

    // None is left: they stay where they are.
    desk.run(removeRows, { rows: ['a', 'b', 'c', 'd'] })
    expect(seatsOf(desk)).toEqual([{ on: 'floor' }, { on: 'floor' }, { on: 'floor' }])
    expect(placesOf(desk)).toEqual(before)
    expect(readDocument(desk.current().document)).toMatchObject({ ok: true })
  })

  it('sits on one that is new at once, and what is let in on the unit below', () => {
    const { document } = deskWith(['b', 2500]).current()
    const seat = { on: 'row', row: 'worktop-b' } as const
    const placement = { at: [60, 45, 40], rotation: 0, seat } as const
    const { b: _, ...rows } = document.rows
    const swapped = [
      // As one has it who knows no units below.
      { row: 'sink', article: 'A-SINK', choices: { W: 600 }, placement },
      { row: 'vase', article: 'A-FRIDGE', choices: {}, placement },
      { row: 'e', article: 'B-DR3', choices: { W: 900 }, placement: onFace(document, 'north', 2400) },
    ].reduce(
      (last, each) => {
        const result = placeArticle.run(last, { ...head, ...each }, 'main')
        if (!result.ok) throw new Error(result.message)
        return result.value
      },
      { ...document, rows },
    )
    const after = { document: swapped, evaluation: evaluated(swapped, 'main') }
    const followed = createFollow(() => catalogues)(after, after)
    expect(followed.rows).not.toHaveProperty('worktop-b')
    expect(followed.rows.sink).toMatchObject({ placement: { seat: { on: 'row', row: 'e' } } })
    expect(followed.rows.vase).toMatchObject({ placement: { seat: { on: 'row', row: 'worktop-e' } } })
    expect(followed.rows['worktop-e']).toMatchObject({ worked: { cuts: [{ row: 'sink' }] } })
  })
})

function evaluated(document: ProjectDocument, alternative: string) {
  return evaluateProject(document, { catalogues, discounts: new Map(), faces: [], alternative })
}

function deskWith(...units: readonly (readonly [row: RowId, left: number])[]): Desk {
  const desk = createDesk({
    document: { ...emptyKitchen(6000), packs: { KITCHEN: 'x' } },
    evaluate: evaluated,
    follow: createFollow(() => catalogues),
  })
  for (const [row, left] of units) place(desk, row, left, 600)
  return desk
}

function place(desk: Desk, row: RowId, left: number, width: number): void {
  const placement = onFace(desk.current().document, 'north', left)
  desk.run(placeArticle, { ...head, row, article: 'B-DR3', choices: { W: width }, placement })
}

const carried = ['drawn', 'hidden', 'inside']

function seatsOf(desk: Desk) {
  const { rows } = desk.current().document
  return carried.map((id) => {
    const row = rows[id]
    return isPlaced(row) ? row.placement.seat : null
  })
}

/** Of those that are not drawn too. */
function placesOf(desk: Desk) {
  const { document, evaluation } = desk.current()
  const shown = Object.values(document.rows).map((row) => [
    row.id,
    { ...row, flags: { ...row.flags, drawn: true } },
  ])
  const all = { ...document, rows: Object.fromEntries(shown) }
  return carried.flatMap((id) => standingRow(all, evaluation, id)?.place ?? [])
}

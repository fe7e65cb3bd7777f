import { describe, expect, expectTypeOf, it } from 'vitest'
import type { ProjectDocument } from './document.ts'
import { newDocument } from './new-document.ts'
import { type checkShape, readDocument } from './read-document.ts'
import type { ReadBy } from './reading/check.ts'

const row = {
  id: 'r1',
  alternative: 'a1',
  order: 1,
  flags: { drawn: true, offered: true, ordered: true },
  kind: 'article',
  catalogue: 'lineo',
  model: 'M',
  article: 'B60',
  side: 'L',
  choices: { FRONT: 'oak', WIDTH: 600 },
  quantity: 1,
  placement: { at: [700, 0, 0], rotation: 0, seat: { on: 'wall', wall: 'w1', side: 'right' } },
}
const wall = {
  ...{ id: 'w1', from: 'c1', to: 'c2', kind: 'wall', thickness: 100, line: 'right' },
  height: 2700 as number | null,
}
const corners = { c1: { id: 'c1', at: [0, 4000] }, c2: { id: 'c2', at: [5000, 4000] } }
const opening = {
  ...{ id: 'o1', wall: 'w1', kind: 'door', offset: 1000, width: 900, height: 2100, sill: 0 },
  ...{ hand: 'left', swing: 'in', depth: null, side: 'right' },
}
const room = {
  ...{ id: 'm1', name: 'Kitchen', inside: [1000, 1000], height: 2700, floor: 'oak', ceiling: null },
  ...{
    walls: '#ffffff',
    slopes: [{ wall: 'w1', side: 'right', knee: 900, run: 1500 }],
    exceptions: { w1: 'red' },
  },
}
const fixture = {
  ...{ id: 'f1', kind: 'radiator', size: [800, 90, 600] },
  placement: { at: [0, 0, 100], rotation: 0, seat: { on: 'corner', wall: 'w1', side: 'left', end: 'to' } },
}
const anchor = { at: [0, 0], to: { kind: 'wall', id: 'w1' } }
const notes = {
  n1: { id: 'n1', drawing: { on: 'plan' }, kind: 'text', text: 'Look', at: [0, 0], leader: anchor },
  n2: {
    ...{ id: 'n2', drawing: { on: 'face', wall: 'w1', side: 'left' }, kind: 'dimension' },
    ...{ from: anchor, to: { at: [1, 1] }, away: 100 },
  },
  n3: { id: 'n3', drawing: { on: 'plan' }, kind: 'level', text: '±0', at: [0, 0] },
}
const underlay = {
  id: 'u1',
  kind: 'picture',
  file: 'plan.png',
  at: [0, 0],
  rotation: 0,
  scale: 2,
  opacity: 0.5,
}
const valid = {
  ...newDocument({ name: 'Kitchen', alternative: 'a1', priceDate: '2026-11-15' }),
  rows: { r1: row },
  corners,
  walls: { w1: wall },
  rooms: { m1: room },
  openings: { o1: opening },
  fixtures: { f1: fixture },
  notes,
  underlays: { u1: underlay },
  trade: { header: { discounts: [0.4, 0.1] }, r1: { reason: 'Floor model', cost: 100 } },
}

/** The same row and wall in a document of version 2, where places were in plan. */
const oldRow = { ...row, placement: { at: [700, 4000, 0], rotation: 0, wall: 'w1' } }
const oldWall = { id: 'w1', from: [0, 4000], to: [5000, 4000], height: 2700, thickness: 100 }
const oldDocument = {
  version: 2,
  header: valid.header,
  alternatives: { a1: { id: 'a1', name: 'Alternative 1', order: 1, choices: {} } },
  rows: { r1: oldRow },
  walls: { w1: oldWall },
  openings: { o1: { id: 'o1', wall: 'w1', kind: 'door', offset: 1000, width: 900, height: 2100, sill: 0 } },
  views: {},
  packs: {},
}

const onlyRow = { ...valid, rows: {}, walls: {}, rooms: {}, openings: {}, fixtures: {} }

function seated(seat: object) {
  return { ...valid, rows: { r1: { ...row, placement: { ...row.placement, seat } } } }
}

function refusalOf(document: unknown): string {
  const read = readDocument(document)
  return read.ok ? 'accepted' : read.message
}

/** As it comes from outside: JSON.parse makes an own key of __proto__, a literal would not. */
function parsed(json: string): unknown {
  return JSON.parse(json)
}

/** Every optional field must be there, so that one which only one side knows is a difference. */
type Whole<Value> = Value extends string | number | boolean | null | readonly unknown[]
  ? Value
  : { [Key in keyof Value]-?: Whole<Value[Key]> }

it('the check of a document and its type are one: no field that only one of them knows', () => {
  type Read = Whole<ReadBy<typeof checkShape>>
  expectTypeOf<Read>().toExtend<Whole<ProjectDocument>>()
  expectTypeOf<Whole<ProjectDocument>>().toExtend<Read>()
})

describe('readDocument', () => {
  it('accepts a document of this version as it is', () => {
    const read = readDocument(valid)
    expect(read).toEqual({ ok: true, value: valid })
  })

  it('takes the trade sheet from beside a document, and has an empty one where there is none', () => {
    const { trade, ...plain } = valid
    expect(readDocument(plain)).toEqual({ ok: true, value: { ...valid, trade: {} } })
    expect(readDocument(plain, trade)).toEqual({ ok: true, value: valid })
    expect(readDocument(plain, { r1: { margin: 1 } }).ok).toBe(false)
  })

  it('upgrades a document of version 0, which had no alternatives and no views', () => {
    const { activeAlternative: _, ...header } = valid.header
    const { alternative: __, ...ofNone } = oldRow
    const old = {
      version: 0,
      header: { ...header, choices: { FRONT: 'oak' } },
      rows: { r1: ofNone },
      walls: { w1: oldWall },
      openings: {},
      packs: { lineo: 'hash' },
    }
    const read = readDocument(parsed(JSON.stringify(old)))
    if (!read.ok) throw new Error(read.message)
    expect(read.value.version).toBe(3)
    const alternative = read.value.header.activeAlternative
    expect(read.value.alternatives[alternative]?.choices).toEqual({ FRONT: 'oak' })
    expect(read.value.rows.r1).toEqual({ ...row, alternative })
    expect(read.value.views).toEqual({})
  })

  it('upgrades a document of version 1, which held the usual discounts of the trade', () => {
    const old = (discounts: readonly number[]) => ({
      ...oldDocument,
      version: 1,
      header: { ...oldDocument.header, discounts },
    })
    expect(readDocument(old([0.5, 0.1]))).toEqual(readDocument(oldDocument))
    expect(readDocument(old([0.4, 0.1]))).toMatchObject({
      value: { header: valid.header, trade: { header: { discounts: [0.4, 0.1] } } },
    })
  })

  it('upgrades a document of version 2, which had places in plan, one line per wall and secrets in its rows', () => {
    const secret = { adjustment: { kind: 'price', amount: 100, reason: 'Scratched' } }
    const free = {
      ...{ id: 'r2', alternative: 'a1', order: 2, flags: row.flags, kind: 'free' },
      ...{ text: 'Sill', quantity: 1, unit: 'm', price: 500, cost: 300, vat: '0.22' },
    }
    const old = {
      ...oldDocument,
      header: { ...oldDocument.header, discounts: [0.5, 0.1] },
      rows: { r1: { ...oldRow, ...secret }, r2: free },
    }
    const { cost: _, ...withoutCost } = free
    expect(readDocument(old)).toEqual({
      ok: true,
      value: {
        ...newDocument({ name: 'Kitchen', alternative: 'a1', priceDate: '2026-11-15' }),
        alternatives: { a1: { ...oldDocument.alternatives.a1, followers: false } },
        rows: { r1: { ...row, adjustment: { kind: 'price', amount: 100 } }, r2: withoutCost },
        corners: {
          'corner-1': { id: 'corner-1', at: [0, 4000] },
          'corner-2': { id: 'corner-2', at: [5000, 4000] },
        },
        walls: { w1: { ...wall, from: 'corner-1', to: 'corner-2', height: null } },
        openings: { o1: opening },
        trade: { header: { discounts: [0.5, 0.1] }, r1: { reason: 'Scratched' }, r2: { cost: 300 } },
      },
    })
  })

  it('asks to reload for a document of a newer version', () => {
    expect(refusalOf({ ...valid, version: 4 })).toContain('reload')
  })

  it.each([
    ['no document', null, 'no project document'],
    ['a list', [], 'no project document'],
    ['no version', { ...valid, version: undefined }, 'no version'],
    ['a version as text', { ...valid, version: '1' }, 'no version'],
    ['NaN', { ...valid, walls: { w1: { ...wall, height: Number.NaN } } }, 'walls.w1.height must be a number'],
    ['text for a number', { ...valid, walls: { w1: { ...wall, height: '2700' } } }, 'must be a number'],
    ['a length beyond reason', { ...valid, walls: { w1: { ...wall, height: 1e12 } } }, 'must lie between'],
    ['an unknown field', { ...valid, walls: { w1: { ...wall, colour: 'red' } } }, 'unknown field colour'],
    ['a record under another key', { ...valid, walls: { w2: wall } }, 'carries another id'],
    ['an unknown kind', { ...valid, rows: { r1: { ...row, kind: 'toString' } } }, 'rows.r1.kind'],
    ['half a piece', { ...valid, rows: { r1: { ...row, quantity: 1.5 } } }, 'whole number'],
    ['a row of no alternative', { ...valid, rows: { r1: { ...row, alternative: 'a9' } } }, 'no alternative'],
    [
      'an own price as a text',
      { ...valid, rows: { r1: { ...row, adjustment: { kind: 'price', amount: '1' } } } },
      'adjustment.amount must be a number',
    ],
    [
      'a reason where everybody could read it',
      { ...valid, rows: { r1: { ...row, adjustment: { kind: 'price', amount: 1, reason: 'x' } } } },
      'unknown field reason',
    ],
    [
      'a cost where everybody could read it',
      { ...valid, rows: { r1: { ...row, cost: 1 } } },
      'unknown field cost',
    ],
    ['a discount above all', { ...valid, trade: { header: { discounts: [2, 0] } } }, 'must lie between'],
    [
      'a rounding beyond cents',
      {
        ...valid,
        alternatives: {
          a1: { ...valid.alternatives.a1, reduction: { text: 'x', amount: 1, rounding: 5000 } },
        },
      },
      'reduction.rounding must lie between',
    ],
    ['a row on no wall', { ...onlyRow, rows: { r1: row } }, 'seated on no wall'],
    ['a row in no opening', seated({ on: 'opening', opening: 'o9' }), 'seated in no opening'],
    ['a row on no row', seated({ on: 'row', row: 'r9' }), 'seated on no row'],
    ['a row in a slot of no row', seated({ on: 'slot', row: 'r9', slot: 's' }), 'seated on no row'],
    ['an unknown seat', seated({ on: 'moon' }), 'seat.on is none of'],
    ['a wall without a corner', { ...valid, corners: { c1: corners.c1 } }, 'ends at no corner'],
    ['an opening in no wall', { ...onlyRow, openings: { o1: opening } }, 'lies in no wall'],
    ['a room that slopes from no wall', { ...onlyRow, rooms: { m1: room } }, 'slopes from no wall'],
    ['a fixture on no wall', { ...onlyRow, fixtures: { f1: fixture } }, 'fixture f1 is seated on no wall'],
    [
      'an alternative named like a prototype key',
      { ...valid, header: { ...valid.header, activeAlternative: 'toString' } },
      'active alternative does not exist',
    ],
    ['an unknown status', { ...valid, header: { ...valid.header, status: 'ORDERED' } }, 'header.status'],
    ['__proto__ as a record', parsed(`{"__proto__":{"id":"x"}}`), 'no version'],
    [
      '__proto__ among the rows',
      { ...valid, rows: parsed(`{"__proto__":${JSON.stringify(row)}}`) },
      'forbidden key __proto__',
    ],
    [
      'constructor among the choices',
      { ...valid, rows: { r1: { ...row, choices: parsed('{"constructor":"x"}') } } },
      'forbidden key constructor',
    ],
    [
      '__proto__ deep in the fields of a host',
      { ...valid, header: { ...valid.header, customerFields: parsed('{"a":{"__proto__":{}}}') } },
      'forbidden key',
    ],
    [
      'fields nested without end',
      {
        ...valid,
        header: { ...valid.header, customerFields: { deep: parsed('['.repeat(30) + ']'.repeat(30)) } },
      },
      'nested too deeply',
    ],
    [
      'fields of a host that are no object',
      { ...valid, header: { ...valid.header, customerFields: 'x' } },
      'customerFields must be an object',
    ],
  ])('refuses %s', (_, document, words) => {
    expect(refusalOf(document)).toContain(words)
  })

  it('refuses more than 2,000 rows', () => {
    const rows = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`r${index}`, { ...row, id: `r${index}` }]),
      )
    expect(refusalOf({ ...valid, rows: rows(2000) })).toBe('accepted')
    expect(refusalOf({ ...valid, rows: rows(2001) })).toContain('at most 2000')
  })
})

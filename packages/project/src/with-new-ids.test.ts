import { describe, expect, it } from 'vitest'
import type { ArticleRow, ProjectDocument, Row } from './document.ts'
import { readDocument } from './read-document.ts'
import type { Note } from './room-records.ts'
import { rowsInOrder } from './row-order.ts'
import { standingRows } from './standing-rows.ts'
import { emptyProject, evaluationOf, namesBy } from './testing/desk-for-tests.ts'
import { withNewIds } from './with-new-ids.ts'

const flags = { drawn: true, offered: true, ordered: true }

function article(id: string, seat: NonNullable<ArticleRow['placement']>['seat'], more: object = {}): Row {
  const base = { id, alternative: 'old-a', order: Number(id.slice(-1)), flags, kind: 'article' } as const
  const what = { catalogue: 'c', model: 'M', article: 'B60', side: 'L', choices: { V: 'x' } } as const
  return { ...base, ...what, quantity: 1, placement: { at: [100, 20, 30], rotation: 0, seat }, ...more }
}

const corners = {
  'old-c1': [0, 3000],
  'old-c2': [4000, 3000],
  'old-c3': [4000, 0],
  'old-c4': [0, 0],
} as const
const walls = ['old-c1', 'old-c2', 'old-c3', 'old-c4'].map((from, index, all) => ({
  ...{ id: `old-w${index + 1}`, from, to: all[(index + 1) % 4] ?? '', kind: 'wall' as const },
  ...{ thickness: 100, line: 'right' as const, height: null },
}))
const rows: readonly Row[] = [
  article('old-r1', { on: 'wall', wall: 'old-w1', side: 'right' }, { group: 'old-g' }),
  article('old-r2', { on: 'corner', wall: 'old-w2', side: 'right', end: 'to' }, { group: 'old-g' }),
  article('old-r3', { on: 'opening', opening: 'old-o' }),
  article('old-r4', { on: 'row', row: 'old-r1' }, { auto: { kind: 'top', of: ['old-r1'], detached: false } }),
  article(
    'old-r5',
    { on: 'slot', row: 'old-r2', slot: 's1' },
    {
      worked: {
        ends: [
          { kind: 'plain', degrees: 0 },
          { kind: 'mitre', degrees: 45 },
        ],
        cuts: [{ row: 'old-r4', at: [1, 1], size: [2, 2], radius: 0 }],
      },
    },
  ),
  article('old-r6', { on: 'floor' }),
  article('old-r7', { on: 'ceiling' }),
  {
    ...{ id: 'old-r8', alternative: 'old-a', order: 8, flags, kind: 'free' },
    ...{ text: 'Sill', quantity: 1, unit: 'm', price: 100, vat: '0.22' },
  },
]
const toWall = { at: [0, 0], to: { kind: 'wall', id: 'old-w1' } } as const
const document: ProjectDocument = {
  ...emptyProject,
  header: { ...emptyProject.header, activeAlternative: 'old-a' },
  alternatives: { 'old-a': { id: 'old-a', name: 'One', order: 1, choices: {}, followers: true } },
  rows: byId(rows),
  corners: byId(Object.entries(corners).map(([id, at]) => ({ id, at }))),
  walls: byId(walls),
  rooms: byId([
    {
      ...{ id: 'old-m', name: 'Kitchen', inside: [2000, 1500] as const, height: 2600 },
      slopes: [{ wall: 'old-w3', side: 'right', knee: 900, run: 1000 }],
      ...{ floor: 'oak', ceiling: null, walls: null, exceptions: { 'old-w2': 'red' } },
    },
  ]),
  openings: byId([
    {
      ...{ id: 'old-o', wall: 'old-w1', kind: 'door', offset: 2000, width: 900, height: 2000, sill: 0 },
      ...{ hand: 'left', swing: 'in', depth: null, side: 'right' },
    },
  ]),
  fixtures: byId([
    {
      ...{ id: 'old-f', kind: 'socket', size: [80, 10, 80] },
      placement: { at: [500, 0, 300], rotation: 0, seat: { on: 'wall', wall: 'old-w4', side: 'right' } },
    },
  ]),
  notes: byId<Note>([
    {
      ...{ id: 'old-n1', drawing: { on: 'face', wall: 'old-w1', side: 'right' }, kind: 'dimension' },
      ...{ from: toWall, to: { at: [1, 1], to: { kind: 'row', id: 'old-r1' } }, away: 100 },
    },
    {
      ...{ id: 'old-n2', drawing: { on: 'plan' }, kind: 'text', text: 'Look', at: [0, 0] },
      leader: { at: [0, 0], to: { kind: 'fixture', id: 'old-f' } },
    },
    { id: 'old-n3', drawing: { on: 'plan' }, kind: 'level', text: '0', at: [0, 0] },
  ]),
  underlays: byId([
    {
      ...{ id: 'old-u', kind: 'picture', file: 'plan.png' },
      ...{ at: [0, 0], rotation: 0, scale: 1, opacity: 1 },
    },
  ]),
  views: byId([{ id: 'old-v', name: 'Door', eye: [0, 0, 1], target: [1, 1, 1], fieldOfView: 50 }]),
  packs: { c: 'h1' },
  trade: { header: { discounts: [0.4, 0] }, 'old-r8': { cost: 50 }, 'old-r1': { reason: 'Scratched' } },
}

function byId<Kept extends { readonly id: string }>(records: readonly Kept[]): Record<string, Kept> {
  return Object.fromEntries(records.map((record) => [record.id, record]))
}

describe('a project of its own', () => {
  const renamed = withNewIds(document, namesBy('new-'))

  it('has no record that is called as in the other one, and can be read', () => {
    expect(readDocument(document).ok).toBe(true)
    expect(JSON.stringify(renamed)).not.toContain('old-')
    expect(readDocument(renamed)).toEqual({ ok: true, value: renamed })
  })

  it('has as many records of each kind, and nothing else is different', () => {
    const counts = (one: ProjectDocument) =>
      Object.entries(one).map(([name, held]) => [name, Object.keys(held).length])
    expect(counts(renamed)).toEqual(counts(document))
    const blind = (one: ProjectDocument) => JSON.stringify(one).replaceAll(/"(?:old|new)-[^"]*"/g, '"?"')
    expect(blind(renamed)).toBe(blind(document))
    expect(renamed.packs).toEqual({ c: 'h1' })
    expect(renamed.trade.header).toEqual({ discounts: [0.4, 0] })
  })

  it('has everything standing where it stood', () => {
    const standing = (one: ProjectDocument) => {
      const { activeAlternative } = one.header
      return standingRows(one, evaluationOf(one, activeAlternative)).map(({ place, size, row }) => [
        row.order,
        place,
        size,
      ])
    }
    expect(standing(document)).toHaveLength(7)
    expect(standing(renamed)).toEqual(standing(document))
    const [first, second] = rowsInOrder(renamed)
    expect(first && 'group' in first && first.group).toBe(second && 'group' in second && second.group)
  })
})

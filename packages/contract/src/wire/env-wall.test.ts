import { type Opening, plainRoom, type Seat, shellOf, type Wall } from '@arredo/geometry'
import {
  type ArticleRow,
  type Evaluation,
  newDocument,
  type ProjectDocument,
  readDocument,
  standingRow,
} from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { fromWireProject } from './from-wire-project.ts'
import { toWireProject } from './to-wire-project.ts'

const nothing: Evaluation = { alternative: 'a', articles: {}, findings: [], prices: {} }
const options = { id: 12, evaluation: nothing, measures: null, currency: 'EUR' }
const wall = { kind: 'wall', thickness: 100, line: 'right', height: null } as const
const leaf = { hand: 'left', swing: 'in', depth: null, side: 'right' } as const

/** A room of 4 × 3 m, its eastern side open, behind it to the north a wall drawn by its middle. */
const plan: ProjectDocument = {
  ...newDocument({ name: 'Plan', alternative: 'a', priceDate: '2026-11-15' }),
  corners: keyed([
    { id: 'nw', at: [0, 3000] },
    { id: 'ne', at: [4000, 3000] },
    { id: 'se', at: [4000, 0] },
    { id: 'sw', at: [0, 0] },
    { id: 'far', at: [0, 6000] },
    { id: 'off', at: [3000, 6000] },
  ]),
  walls: keyed<Wall>([
    { ...wall, id: 'north', from: 'nw', to: 'ne' },
    { ...wall, id: 'open', from: 'ne', to: 'se', kind: 'open' },
    { ...wall, id: 'south', from: 'se', to: 'sw', height: 1200 },
    { ...wall, id: 'west', from: 'sw', to: 'nw' },
    { ...wall, id: 'middle', from: 'far', to: 'off', line: 'centre' },
    { ...wall, id: 'left', from: 'off', to: 'far', line: 'left', thickness: 80 },
  ]),
  rooms: { room: { ...plainRoom, id: 'room', inside: [2000, 1500], height: 2550 } },
  openings: keyed<Opening>([
    { ...leaf, id: 'door', wall: 'north', kind: 'door', offset: 500, width: 900, height: 2100, sill: 0 },
    { ...leaf, id: 'way', wall: 'north', kind: 'passage', offset: 1800, width: 900, height: 2100, sill: 0 },
    { ...leaf, id: 'niche', wall: 'west', kind: 'niche', offset: 500, width: 900, height: 900, sill: 0 },
    { ...leaf, id: 'window', wall: 'west', kind: 'window', offset: 1800, width: 900, height: 900, sill: 900 },
  ]),
}

function row(id: string, at: readonly [number, number, number], seat: Seat, more: Partial<ArticleRow> = {}) {
  const placement = { at, rotation: 0, seat }
  const known: ArticleRow = {
    ...{ id, alternative: 'a', order: 1, flags: { drawn: true, offered: true, ordered: true } },
    ...{ kind: 'article', catalogue: 'C', model: 'M', article: 'B60', side: 'L', choices: {}, quantity: 1 },
    placement,
  }
  return { ...known, ...more }
}

function keyed<Kept extends { readonly id: string }>(records: readonly Kept[]): Record<string, Kept> {
  return Object.fromEntries(records.map((record) => [record.id, record]))
}

function evaluated(rows: readonly ArticleRow[]): Evaluation {
  const answer = {
    ...{
      article: 'B60',
      name: { en: 'Base unit' },
      configuration: {},
      variants: [],
      parts: [],
      conflicts: [],
    },
    size: { width: 600, depth: 560, height: 720 },
    cut: { at: [0, 0] as const, width: 1100, height: 1000 },
  }
  return { ...nothing, articles: Object.fromEntries(rows.map(({ id }) => [id, answer])) }
}

describe('[D-38] the room on the wire', () => {
  it('sends walls by the line of their right face, as high as they are, and no open ones', () => {
    const { wallsVector } = toWireProject(plan, options).envWall
    expect(wallsVector).toEqual([
      { id: 'north', start: { x: 0, y: 3000 }, end: { x: 4000, y: 3000 }, height: 2550, depth: 100 },
      { id: 'south', start: { x: 4000, y: 0 }, end: { x: 0, y: 0 }, height: 1200, depth: 100 },
      { id: 'west', start: { x: 0, y: 0 }, end: { x: 0, y: 3000 }, height: 2550, depth: 100 },
      { id: 'middle', start: { x: 0, y: 5950 }, end: { x: 3000, y: 5950 }, height: 2700, depth: 100 },
      { id: 'left', start: { x: 3000, y: 6080 }, end: { x: 0, y: 6080 }, height: 2700, depth: 80 },
    ])
  })

  it('sends a passage as a door and leaves niches out', () => {
    const { windowInstance } = toWireProject(plan, options).envWall
    expect(windowInstance).toEqual([
      { id: 'door', wallid: 'north', type: 'door', offset: 500, width: 900, height: 2100, sill: 0 },
      { id: 'way', wallid: 'north', type: 'door', offset: 1800, width: 900, height: 2100, sill: 0 },
      { id: 'window', wallid: 'west', type: 'window', offset: 1800, width: 900, height: 900, sill: 900 },
    ])
  })

  it('an opening is as large as what is set into it, about the same middle', () => {
    const set = row('set', [0, 0, 0], { on: 'opening', opening: 'window' })
    const document = { ...plan, rows: keyed([set]) }
    const wire = toWireProject(document, { ...options, evaluation: evaluated([set]) })
    expect(wire.envWall.windowInstance.at(-1)).toMatchObject({ offset: 1700, width: 1100, height: 1000 })
    expect(wire.rows).toMatchObject([{ wallItem: true, pos: { x: 0, y: 1700, rot: 90, wallid: 'west' } }])
  })

  it('[D-66 part] rows have their place in plan, the wall they sit on, and the row that carries them', () => {
    const rows = [
      row('on-wall', [1000, 20, 850], { on: 'wall', wall: 'south', side: 'right' }, { order: 1 }),
      row('behind', [500, 0, 0], { on: 'wall', wall: 'north', side: 'left' }, { order: 2 }),
      row('corner', [0, 0, 0], { on: 'corner', wall: 'north', side: 'right', end: 'to' }, { order: 3 }),
      row('tap', [100, 300, 720], { on: 'row', row: 'on-wall' }, { order: 4, group: 'g' }),
      row('inside', [0, 0, 50], { on: 'slot', row: 'tap', slot: 's' }, { order: 5 }),
      row('lamp', [2000, 1500, 300], { on: 'ceiling' }, { order: 6, group: 'lamps' }),
      row(
        'top',
        [0, 0, 0],
        { on: 'floor' },
        { order: 7, auto: { kind: 'worktop', of: [], detached: false } },
      ),
    ]
    const wire = toWireProject({ ...plan, rows: keyed(rows) }, { ...options, evaluation: evaluated(rows) })
    expect(
      wire.rows.map(({ uniqueid, boxid, wallItem, auto, pos }) => [uniqueid, boxid, wallItem, auto, pos]),
    ).toEqual([
      ['on-wall', null, true, false, { x: 3000, y: 20, z: 850, rot: 180, wallid: 'south' }],
      ['behind', null, true, false, { x: 3500, y: 3100, z: 0, rot: 180, wallid: 'north' }],
      ['corner', null, true, false, { x: 3400, y: 3000, z: 0, rot: 0, wallid: 'north' }],
      ['tap', 'on-wall', false, false, { x: 2900, y: 320, z: 1570, rot: 180, wallid: null }],
      ['inside', 'tap', false, false, { x: 2900, y: 320, z: 1620, rot: 180, wallid: null }],
      ['lamp', 'lamps', false, false, { x: 2000, y: 1500, z: 1530, rot: 0, wallid: null }],
      ['top', null, false, true, { x: 0, y: 0, z: 0, rot: 0, wallid: null }],
    ])
    // Read again, what follows by rule is left to the rules.
    const read = fromWireProject(wire)
    expect(read.ok && Object.keys(read.value.rows)).toEqual(
      rows.map(({ id }) => id).filter((id) => id !== 'top'),
    )
    expect(read.ok && Object.values(read.value.alternatives)).toMatchObject([{ followers: true }])
  })

  it('what was not evaluated or is not drawn has its place too, as far as it can be told', () => {
    const hidden = { drawn: false, offered: true, ordered: true }
    const rows = [
      row('hidden', [1000, 0, 0], { on: 'wall', wall: 'north', side: 'right' }, { flags: hidden }),
      row('on-it', [0, 0, 720], { on: 'row', row: 'hidden' }, { order: 2 }),
      row('itself', [0, 0, 0], { on: 'row', row: 'itself' }, { order: 3 }),
    ]
    const wire = toWireProject({ ...plan, rows: keyed(rows) }, options)
    expect(wire.rows.map(({ pos }) => pos)).toMatchObject([
      { x: 1000, y: 3000, z: 0, wallid: 'north' },
      { x: 1000, y: 3000, z: 720, wallid: null },
      // Nothing stands on itself.
      ...[null],
    ])
  })

  it('comes back with corners that are shared, rooms that are found and things seated on the right face', () => {
    const rows = [
      row('seated', [1000, 20, 850], { on: 'wall', wall: 'south', side: 'right' }),
      row('lamp', [2000, 1500, 300], { on: 'ceiling' }, { order: 2, group: 'lamps' }),
      row('tap', [100, 300, 720], { on: 'row', row: 'seated' }, { order: 3 }),
    ]
    const evaluation = evaluated(rows)
    const sent = { ...plan, rows: keyed(rows) }
    const read = fromWireProject(toWireProject(sent, { ...options, evaluation }))
    if (!read.ok) throw new Error(read.message)
    const { walls, openings, rooms } = read.value
    expect(walls.north?.to).not.toBe(walls.south?.from)
    expect(walls.south?.to).toBe(walls.west?.from)
    expect(Object.values(walls).filter(({ kind }) => kind === 'open')).toHaveLength(1)
    expect(walls.south).toMatchObject({ line: 'right', height: 1200, thickness: 100 })
    expect(Object.values(rooms)).toMatchObject([{ height: 2550 }])
    expect(openings.door).toMatchObject({ hand: 'left', swing: 'in', side: 'right', depth: null })
    expect(read.value.rows).toMatchObject({
      seated: { placement: { seat: { on: 'wall', wall: 'south', side: 'right' } } },
      lamp: { group: 'lamps' },
    })
    expect(read.value.rows.tap).not.toHaveProperty('group')
    const now = { ...evaluation, alternative: read.value.header.activeAlternative }
    for (const { id } of rows) {
      expect(standingRow(read.value, now, id)?.place, id).toEqual(standingRow(sent, evaluation, id)?.place)
    }
    expect(readDocument({ ...read.value })).toMatchObject({ ok: true })
  })

  it('a wall without length is sent as it is', () => {
    const document = { ...plan, walls: { dot: { ...wall, id: 'dot', from: 'nw', to: 'nw' } } }
    expect(shellOf(document).wall('dot')).toBeUndefined()
    expect(toWireProject(document, options).envWall.wallsVector).toEqual([
      { id: 'dot', start: { x: 0, y: 3000 }, end: { x: 0, y: 3000 }, height: 2700, depth: 100 },
    ])
  })
})

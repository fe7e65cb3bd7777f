import { shellOf } from '@arredo/geometry'
import { newDocument } from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromWireProject } from './from-wire-project.ts'
import { toWireProject } from './to-wire-project.ts'
import { wallsFromRows } from './walls-from-rows.ts'
import { baseWall, mapScale, rowType } from './wire-project.ts'

const evaluation = { alternative: 'a', articles: {}, findings: [], prices: {} }
const empty = newDocument({ name: 'Old', alternative: 'a', priceDate: '2026-11-15' })
const wire = toWireProject(empty, { id: 3, evaluation, measures: null, currency: 'EUR' })

const walls = { type: rowType.wall, cod: baseWall }
/** Each wall written in another of the ways there are. */
const rectangle = [
  { ...walls, uniqueid: 'n', pos: { x: 0, y: 3000, rot: 0 }, length: 4000, depth: 120 },
  { ...walls, uniqueid: 'e', pos: { x: 4000, y: 3000, rot: 270 }, reg: { length: 3000, depth: 120 } },
  { ...walls, uniqueid: 's', pos: { x: 4000, y: 0, rot: 180 }, reg: { L: '4000', P: '120' } },
  { ...walls, uniqueid: 'w', pos: { x: 0, y: 0, rot: -270 }, reg: { L: 3000, P: 120, H: 2400 } },
]
const box = {
  ...{ uniqueid: 'b', catalog: 'C', model: 'M', cmodel: 'M', cod: 'B60' },
  pos: { x: 500, y: 3000, z: 0, rot: 0, wallid: 'n' },
}

function read(changes: object) {
  const answer = fromWireProject({ ...wire, ...changes })
  if (!answer.ok) throw new Error(answer.message)
  return answer
}

it('[A-43 part] rows are told apart by the numbers of the legacy shape', () => {
  expect(rowType).toEqual({ wall: 1, wallItem: 2, floor: 3, box: 5, ceilings: 8 })
  expect([baseWall, mapScale]).toEqual(['999', 1000])
})

describe('[A-45 part] [D-37] old walls', () => {
  it('are rebuilt from the WALL rows where there are none in envWall, and it is told', () => {
    const { value, rebuiltWalls } = read({ rows: [...rectangle, box], envWall: {} })
    expect(rebuiltWalls).toBe(4)
    expect(Object.keys(value.walls)).toEqual(['n', 'e', 's', 'w'])
    expect(Object.keys(value.corners)).toHaveLength(4)
    expect(shellOf(value).rooms).toMatchObject([{ area: 12_000_000, height: 2700 }])
    expect(value.walls).toMatchObject({ e: { thickness: 120, height: null }, w: { height: 2400 } })
    expect(Object.values(value.rows)).toMatchObject([
      { id: 'b', placement: { at: [500, 0, 0], seat: { on: 'wall', wall: 'n' } } },
    ])
    for (const envWall of [undefined, null, { wallsVector: [] }, { wallsVector: null }])
      expect(read({ rows: rectangle, envWall })).toEqual(read({ rows: rectangle, envWall: {} }))
  })

  it('are rebuilt where one in envWall is of an older form', () => {
    const older = [
      { id: 'n', start: { x: 0, y: 0 } },
      { id: 'e', x1: 0, y1: 0, x2: 4, y2: 0 },
    ]
    const onOther = { ...box, pos: { ...box.pos, wallid: 'of another name' } }
    const { value, rebuiltWalls } = read({
      rows: [...rectangle, onOther],
      envWall: { wallsVector: older, windowInstance: [] },
    })
    expect(rebuiltWalls).toBe(4)
    expect(value.rows.b).toMatchObject({ placement: { at: [500, 3000, 0], seat: { on: 'floor' } } })
  })

  it('stay as they are where they are in the form of today, whatever rows there are', () => {
    const { envWall } = toWireProject(read({ rows: rectangle, envWall: {} }).value, {
      id: 3,
      evaluation,
      measures: null,
      currency: 'EUR',
    })
    const some = { ...envWall, wallsVector: envWall.wallsVector.slice(0, 2) }
    const { value, rebuiltWalls } = read({ rows: [...rectangle, box], envWall: some })
    expect([rebuiltWalls, Object.keys(value.walls).slice(0, 2)]).toEqual([0, ['n', 'e']])
  })

  it('are never dropped: what cannot be read is refused', () => {
    const refusal = (changes: object) => {
      const answer = fromWireProject({ ...wire, ...changes })
      return answer.ok ? 'accepted' : answer.message
    }
    const place = { x: 0, y: 0, rot: 0 }
    for (const broken of [{}, { pos: place }, { length: 4000 }, { pos: place, length: -1 }]) {
      expect(refusal({ rows: [rectangle[0], { ...walls, ...broken }], envWall: {} })).toBe(
        'The project is not valid: wall row 2 has no place or no length',
      )
    }
    expect(refusal({ rows: [], envWall: { wallsVector: [{ id: 'n' }] } })).toContain('wallsVector.0.start')
  })

  it('rows that are neither walls nor boxes are left aside, in whatever shape they come', () => {
    const others = [2, 3, 8].map((type) => ({ type, uniqueid: String(type) }))
    expect(fromWireProject({ ...wire, rows: [{ ...box, type: '5' }] }).ok).toBe(false)
    expect(Object.keys(read({ rows: [...others, { ...box, pos: null }], envWall: {} }).value.rows)).toEqual([
      'b',
    ])
  })

  it('a chain of any turns and lengths, written rounded, is closed again', () => {
    const lengths = fc.array(fc.integer({ min: 800, max: 6000 }), { minLength: 3, maxLength: 12 })
    fc.assert(
      fc.property(lengths, fc.integer({ min: 0, max: 359 }), (radii, turn) => {
        // Corners around a point, clockwise, each as far from it as it likes.
        const corners = radii.map((radius, index) => {
          const angle = ((turn - (index * 360) / radii.length) * Math.PI) / 180
          return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))] as const
        })
        const rows = corners.map(([x, y], index) => {
          const [toX, toY] = corners[(index + 1) % corners.length] ?? [0, 0]
          const rot = (Math.atan2(toY - y, toX - x) * 180) / Math.PI
          const length = Math.round(Math.hypot(toX - x, toY - y))
          return { ...walls, pos: { x, y, rot: Math.round(rot * 100) / 100 }, length }
        })
        const made = wallsFromRows(rows)
        if (!made.ok) throw new Error(made.message)
        expect(made.value.map(({ start, end }) => [start.x, start.y, end.x, end.y])).toEqual(
          corners.map((from, index) => [...from, ...(corners[(index + 1) % corners.length] ?? [])]),
        )
      }),
    )
  })
})

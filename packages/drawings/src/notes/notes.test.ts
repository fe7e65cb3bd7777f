import { roomPresets } from '@arredo/geometry'
import {
  addNote,
  addUnderlay,
  createDesk,
  type Evaluation,
  moveRow,
  type Note,
  newDocument,
  placeArticle,
  setRoom,
} from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { drawElevation } from '../elevation/draw-elevation.ts'
import { drawPlan, planLayers } from '../plan/draw-plan.ts'
import { toSvg } from '../to-svg.ts'

const labels = {
  formatLength: (length: number) => String(Math.round(length)),
  formatArea: String,
  text: (key: string) => key,
}
const size = { width: 600, depth: 580, height: 820 }
const unit = {
  article: 'B',
  name: { en: 'B' },
  configuration: {},
  variants: [],
  size,
  parts: [],
  conflicts: [],
}
const onWall = { on: 'wall', wall: 'n', side: 'right' } as const
const face = { on: 'face', wall: 'n', side: 'right' } as const
const plan = { on: 'plan' } as const

/** A room of 5 by 4 metres with a cabinet on its north wall, one metre from the left, and one beside it. */
function furnished(notes: readonly Note[]) {
  const evaluation: Evaluation = {
    alternative: 'a1',
    articles: { r1: unit, r2: unit },
    findings: [],
    prices: {},
  }
  const document = newDocument({ name: 'K', alternative: 'a1', priceDate: '2026-11-15' })
  const desk = createDesk({ document, evaluate: () => evaluation })
  const ids = { corners: ['1', '2', '3', '4'], walls: ['n', 'e', 's', 'w'], room: 'm' }
  desk.run(setRoom, { type: 'rt1', lengths: roomPresets.rt1.defaultLengths, ids })
  const article = { catalogue: 'c', model: 'M', article: 'B', side: 'L', choices: {} } as const
  for (const [row, at] of [
    ['r1', 1000],
    ['r2', 3000],
  ] as const)
    desk.run(placeArticle, { row, ...article, placement: { at: [at, 0, 0], rotation: 0, seat: onWall } })
  for (const note of notes) expect(desk.run(addNote, { note })).toMatchObject({ ok: true })
  return desk
}

const text: Note = {
  ...{ id: 't', kind: 'text', drawing: plan, text: 'Oak & <ash>\nsee B', at: [2500, 1500] },
  leader: { at: [0.5, 1], to: { kind: 'row', id: 'r1' } },
}
/** From the left wall to the left side of the cabinet. */
const beside: Note = {
  ...{ id: 'd', kind: 'dimension', drawing: face, away: 300 },
  from: { at: [0, 0.5], to: { kind: 'wall', id: 'n' } },
  to: { at: [0, 0.5], to: { kind: 'row', id: 'r1' } },
}
const level: Note = { id: 'l', kind: 'level', drawing: face, text: '', at: [2000, 900] }
const revision: Note = { id: 'v', kind: 'revision', drawing: plan, text: 'A', at: [4000, 2000] }

describe('what is written on drawings', () => {
  it('[D-112 part] is printed on the plan and on its own wall, each on the drawing it was written on', () => {
    const { document, evaluation } = furnished([text, beside, level, revision]).current()
    const printed = toSvg(drawPlan(document, evaluation, labels))
    expect(printed).toContain('>Oak &#38; &#60;ash&#62;</text>')
    expect(printed).toContain('>see B</text>')
    expect(printed).toContain('>A</text>')
    expect(printed).not.toContain('+0.90')

    const wall = toSvg(drawElevation(document, evaluation, { wall: 'n', side: 'right' }, labels) ?? [])
    expect(wall).toContain('>+0.90</text>')
    expect(wall).not.toContain('see B')
    const other = drawElevation(document, evaluation, { wall: 's', side: 'right' }, labels) ?? []
    expect(other.some(({ of }) => of?.kind === 'note')).toBe(false)
  })

  it('[D-112 part] a dimension says the clear distance of two faces, and follows what it is tied to', () => {
    const desk = furnished([beside])
    const told = () => {
      const { document, evaluation } = desk.current()
      const wall = drawElevation(document, evaluation, { wall: 'n', side: 'right' }, labels) ?? []
      return wall.flatMap((shape) => (shape.of?.kind === 'note' && shape.kind === 'text' ? [shape.text] : []))
    }
    expect(told()).toEqual(['1000'])
    desk.run(moveRow, { row: 'r1', placement: { at: [1450, 0, 300], rotation: 0, seat: onWall } })
    expect(told()).toEqual(['1450'])
    desk.run(moveRow, {
      row: 'r1',
      placement: { at: [500, 0, 0], rotation: 0, seat: { on: 'wall', wall: 's', side: 'right' } },
    })
    expect(told()).toEqual([])
  })

  it('what is tied to nothing that moves is the same drawing all through a drag', () => {
    const desk = furnished([text, revision])
    const shapesOf = (key: string) => {
      const { document, evaluation } = desk.current()
      return planLayers(document, evaluation, labels).find((layer) => layer.key === key)?.shapes
    }
    const before = [shapesOf('note t'), shapesOf('note v')]
    desk.run(moveRow, { row: 'r2', placement: { at: [3200, 0, 0], rotation: 0, seat: onWall } })
    expect([shapesOf('note t'), shapesOf('note v')].map((shapes, at) => shapes === before[at])).toEqual([
      true,
      true,
    ])
    desk.run(moveRow, { row: 'r1', placement: { at: [1200, 0, 0], rotation: 0, seat: onWall } })
    expect(shapesOf('note t')).not.toBe(before[0])
  })

  it('[D-109 part] an underlay is printed nowhere', () => {
    const desk = furnished([])
    const print = () => {
      const { document, evaluation } = desk.current()
      return toSvg(drawPlan(document, evaluation, labels))
    }
    const before = print()
    const looks = { at: [0, 0], rotation: 0, scale: 1, opacity: 1 } as const
    desk.run(addUnderlay, { underlay: { id: 'u', kind: 'picture', file: 'secret.webp', ...looks } })
    expect(print()).toBe(before)
  })
})

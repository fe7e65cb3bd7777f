import type { Part, Point3, Seat } from '@arredo/geometry'
import {
  type ArticleRow,
  addFixture,
  addOpening,
  createDesk,
  type Evaluation,
  type Fixture,
  newDocument,
  type ProjectDocument,
  placeArticle,
  setRoom,
} from '@arredo/project'
import type { PlanLabels } from '../plan/labels.ts'

export const sampleLabels: PlanLabels = {
  formatLength: (length) => String(Math.round(length * 10) / 10),
  formatArea: (area) => `${(area / 1e6).toFixed(2)} m²`,
  text: (key, values = {}) => key.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? ''),
}

/** Along the north wall of a room, unless it says another seat. */
export type SampleItem = {
  readonly at: Point3
  readonly size: Point3
  readonly seat?: Seat
  readonly parts?: readonly Part[]
  readonly row?: Pick<ArticleRow, 'auto' | 'worked'>
}

export type SampleFixture = Pick<Fixture, 'kind' | 'size'> & { readonly at: Point3; readonly seat?: Seat }

const inside = { on: 'wall', wall: 'n', side: 'right' } as const

/** A room of 5 by 4 metres with a door in the south, evaluated. */
export function sampleRoom(
  items: Readonly<Record<string, SampleItem>>,
  fixtures: Readonly<Record<string, SampleFixture>> = {},
): { readonly document: ProjectDocument; readonly evaluation: Evaluation } {
  const start = newDocument({ name: 'K', alternative: 'a1', priceDate: '2026-11-15' })
  const desk = createDesk({ document: start, evaluate: () => evaluated(items) })
  const ids = { corners: ['1', '2', '3', '4'], walls: ['n', 'e', 's', 'w'], room: 'm' }
  desk.run(setRoom, { type: 'rt1', lengths: [5000, 4000], ids })
  const hung = { hand: 'left', swing: 'in', depth: null, side: 'right' } as const
  const door = { id: 'd', wall: 's', kind: 'door', offset: 500, width: 900, height: 2100, sill: 0 } as const
  desk.run(addOpening, { opening: { ...door, ...hung } })
  for (const [row, { at, seat = inside }] of Object.entries(items)) {
    const article = { catalogue: 'c', model: 'M', article: 'B', side: 'L', choices: {} } as const
    desk.run(placeArticle, { ...article, row, placement: { at, rotation: 0, seat } })
  }
  for (const [id, { kind, size, at, seat = inside }] of Object.entries(fixtures)) {
    desk.run(addFixture, { fixture: { id, kind, size, placement: { at, rotation: 0, seat } } })
  }
  const { document, evaluation } = desk.current()
  const rows = Object.entries(document.rows).map(([id, row]) => [id, { ...row, ...items[id]?.row }])
  return { document: { ...document, rows: Object.fromEntries(rows) }, evaluation }
}

function evaluated(items: Readonly<Record<string, SampleItem>>): Evaluation {
  const answer = { article: 'B', configuration: {}, variants: [], conflicts: [] }
  const articles = Object.entries(items).map(
    ([
      id,
      {
        size: [width, depth, height],
        parts = [],
      },
    ]) => [id, { ...answer, name: { en: id }, parts, size: { width, depth, height } }],
  )
  return { alternative: 'a1', articles: Object.fromEntries(articles), findings: [], prices: {} }
}

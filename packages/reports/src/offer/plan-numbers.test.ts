import { type PlanLabels, planLayers } from '@arredo/drawings'
import { type ArticleRow, createDesk, type Row, setRoom } from '@arredo/project'
import { expect, it } from 'vitest'
import { offerRows } from './offer-rows.ts'
import { articleRow, documentOf, sampleOffer } from './sample-offer.ts'

const labels: PlanLabels = { formatLength: String, formatArea: String, text: (key) => key }
const seat = { on: 'wall', wall: 'n', side: 'right' } as const

function standing(order: number): ArticleRow {
  return { ...articleRow(order), placement: { at: [order * 700, 0, 0], rotation: 0, seat } }
}

it('gives an item in the plan the number of its line in the offer', () => {
  const [, hidden, ...offered] = [1, 2, 3, 4].map(standing)
  const text = { id: 't', kind: 'text', alternative: 'a1', order: 2.5, text: 'For the island' } as const
  const flags = { drawn: true, offered: false, ordered: true }
  const rows: readonly Row[] = [
    standing(1),
    { ...(hidden as ArticleRow), flags },
    { ...text, flags: { ...flags, offered: true } },
    ...offered,
  ]
  const input = sampleOffer(4)
  const desk = createDesk({ document: documentOf(rows), evaluate: () => input.evaluation })
  const ids = { corners: ['1', '2', '3', '4'], walls: ['n', 'e', 's', 'w'], room: 'm' }
  desk.run(setRoom, { type: 'rt1', lengths: [6000, 4000], ids })
  const { document, evaluation } = desk.current()

  const drawn = planLayers(document, evaluation, labels).flatMap(({ shapes }) =>
    shapes.flatMap((shape) =>
      shape.kind === 'text' && shape.style === 'itemNumber'
        ? [[(document.rows[shape.of?.id ?? ''] as ArticleRow).article, shape.text]]
        : [],
    ),
  )
  const { customer } = evaluation.prices
  if (!customer) throw new Error('The sample has no price')
  const printed = offerRows({ ...input, document }, customer).flatMap((row) =>
    row.kind === 'item' ? [[row.code, row.position]] : [],
  )
  expect(printed.map(([, position]) => position)).toEqual(['1', '2', '3'])
  expect(new Map(drawn as [string, string][])).toEqual(new Map(printed as [string, string][]))
})

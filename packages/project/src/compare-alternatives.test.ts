import { onFloor } from '@arredo/geometry'
import { expect, it } from 'vitest'
import type { Command } from './command.ts'
import { addAlternative } from './commands/alternatives/add-alternative.ts'
import { restyle } from './commands/alternatives/restyle.ts'
import { moveRow } from './commands/move-row.ts'
import { placeArticle } from './commands/place-article.ts'
import { removeRows } from './commands/remove-rows.ts'
import { compareAlternatives } from './compare-alternatives.ts'
import type { ProjectDocument } from './document.ts'
import type { Evaluation } from './evaluation.ts'
import { newDocument } from './new-document.ts'
import { rowsInOrder } from './row-order.ts'

const start = newDocument({
  name: 'K',
  alternative: 'a',
  priceDate: '2026-11-15',
  choices: { FRONT: 'SAGE' },
})
const unit = (row: string, x: number) => ({
  ...{ row, catalogue: 'c', model: 'STD', article: 'BASE', side: 'L', choices: {} },
  placement: { at: [x, 0, 0], rotation: 0, seat: onFloor },
})
const three = [unit('one', 0), unit('two', 600), unit('three', 1200)].reduce(
  (last, input) => after(last, placeArticle, input as never),
  start,
)
const rowIds = { one: 'one2', two: 'two2', three: 'three2' }
const copied = after(three, addAlternative, { alternative: 'b', name: 'B', rowIds })

it('[D-82 part] a copy is the same, row by row', () => {
  expect(compared(copied)).toEqual({ header: [], rows: [], same: 3 })
})

it('[D-82 part] tells what is chosen for the whole, what became of each row, and what only one of them has', () => {
  const style = { article: 'BASE', side: 'L', choices: { HANDLE: 'GRIP' } } as const
  const restyled = after(
    copied,
    restyle,
    { choices: { FRONT: 'NAVY' }, rows: { two2: { ...style, model: 'PRO' } } },
    'b',
  )
  const one = after(restyled, removeRows, { rows: ['one2'] })
  const { header, rows, same } = compared(one)
  expect(header).toEqual([{ variant: 'FRONT', left: 'SAGE', right: 'NAVY' }])
  expect(rows.map(({ left, right }) => [left?.id, right?.id])).toEqual([
    ['one', undefined],
    ['two', 'two2'],
  ])
  expect(rows[1]).toMatchObject({ variants: [{ variant: 'HANDLE', left: undefined, right: 'GRIP' }] })
  expect(rows[1]?.prices).toEqual([100, 110])
  expect(same).toBe(1)
})

it('what was only moved is the same article at the same price', () => {
  const placement = { at: [5000, 0, 0], rotation: 0, seat: onFloor } as const
  expect(compared(after(copied, moveRow, { row: 'three2', placement }))).toMatchObject({ rows: [], same: 3 })
})

function compared(document: ProjectDocument) {
  return compareAlternatives(document, [evaluated(document, 'a'), evaluated(document, 'b')], 'customer')
}

/** An article is what it was chosen as, and costs 100, of the better model 110. */
function evaluated(document: ProjectDocument, alternative: string): Evaluation {
  const articles = rowsInOrder(document, alternative).flatMap((row) => (row.kind === 'article' ? [row] : []))
  const rows = articles.map(({ id, model }) => [id, { total: model === 'PRO' ? 110 : 100 }])
  return {
    ...{ alternative, findings: [] },
    articles: Object.fromEntries(articles.map(({ id, choices }) => [id, { configuration: choices }])),
    prices: { customer: { rows: Object.fromEntries(rows) } },
  } as unknown as Evaluation
}

function after<Input>(
  document: ProjectDocument,
  command: Command<Input>,
  input: Input,
  alternative?: string,
): ProjectDocument {
  const result = command.run(document, input, alternative)
  if (!result.ok) throw new Error(result.message)
  return result.value
}

import { type Choices, openPack, tryChoice } from '@arredo/catalogue'
import type { Face } from '@arredo/pricing'
import {
  type ArticleRow,
  changeHeaderVariant,
  changeVariant,
  changeVariants,
  createDesk,
  type Desk,
  type EvaluationContext,
  evaluateProject,
  newDocument,
  type ProjectDocument,
} from '@arredo/project'
import { sampleDiscounts, samplePack } from '@arredo/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerQuestions } from './answer-questions.ts'
import type { Answer, ChoicePrices, Message, Numbers, Reply } from './protocol.ts'

const catalogue = openPack(samplePack)
const terms = {
  faces: ['customer', 'trade'],
  discounts: sampleDiscounts,
} satisfies Omit<EvaluationContext, 'catalogues'>
const context: EvaluationContext = { ...terms, catalogues: new Map([['KITCHEN', catalogue]]) }

describe('the worker', () => {
  it('tells the difference that choosing an option makes to the total, repairs included', () => {
    const seen = { greyed: 0, dearer: 0, cheaper: 0, header: 0, notSold: 0 }
    const worker = openWorker()
    fc.assert(
      fc.property(drawnProject(), fc.constantFrom<Face>('customer', 'trade'), (document, face) => {
        const desk = createDesk({
          document,
          evaluate: (each) => evaluateProject(each, { ...context, faces: [face] }),
        })
        const row = document.rows.r1 as ArticleRow
        for (const [variant, values] of worker.prices(document, face, row.id)) {
          for (const [value, told] of values) {
            const { repairs, difference } = choose(desk, row, variant, String(value), face)
            expect([variant, value, told]).toEqual([
              variant,
              value,
              repairs ? { difference, repairs } : { difference },
            ])
            if (repairs) seen.greyed++
            if (difference === null) seen.notSold++
            if ((difference ?? 0) > 0) seen.dearer++
            if ((difference ?? 0) < 0) seen.cheaper++
          }
        }
        for (const [variant, values] of worker.prices(document, face, null)) {
          for (const [value, told] of values) {
            const run = () => desk.run(changeHeaderVariant, { variant, value })
            expect([variant, value, told]).toEqual([
              variant,
              value,
              { difference: changeOfTotal(desk, face, null, run) },
            ])
            if (told.difference) seen.header++
          }
        }
      }),
      { numRuns: 300 },
    )
    // Otherwise the drawn projects are too tame to show anything.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20)
  })

  it('tells the difference that committing a number makes to the total, repairs included', () => {
    const seen = { refused: 0, dearer: 0, cheaper: 0, same: 0, notSold: 0, header: 0 }
    const worker = openWorker()
    fc.assert(
      fc.property(
        drawnProject(),
        fc.constantFrom<Face>('customer', 'trade'),
        drawnNumber(),
        (document, face, numbers) => {
          const desk = createDesk({
            document,
            evaluate: (each) => evaluateProject(each, { ...context, faces: [face] }),
          })
          const row = document.rows.r1 as ArticleRow
          const { variant, values } = numbers
          const told = worker.prices(document, face, row.id, numbers)
          expect([...told.keys(), ...(told.get(variant)?.keys() ?? [])]).toEqual([
            variant,
            ...new Set(values),
          ])
          for (const value of values) {
            const { repairs, difference } = choose(desk, row, variant, value, face)
            expect([value, told.get(variant)?.get(value)]).toEqual([
              value,
              repairs ? { difference, repairs } : { difference },
            ])
            if (repairs) seen.refused++
            else if (difference === 0) seen.same++
            if (difference === null) seen.notSold++
            if ((difference ?? 0) > 0) seen.dearer++
            if ((difference ?? 0) < 0) seen.cheaper++
          }
          for (const [value, { difference }] of worker.prices(document, face, null, numbers).get(variant) ??
            []) {
            const run = () => desk.run(changeHeaderVariant, { variant, value })
            expect([value, difference]).toEqual([value, changeOfTotal(desk, face, null, run)])
            if (difference) seen.header++
          }
        },
      ),
      { numRuns: 300 },
    )
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20)
  })

  it('answers for a number that is being typed before the options beside it', () => {
    const worker = openWorker()
    const document = projectOf([{}], {})
    worker.tell(pricesAsked(1, document, 'customer', 'r1'))
    worker.step()
    worker.tell(pricesAsked(2, document, 'customer', 'r1', terms, { variant: 'W', values: [450] }))
    worker.run()
    expect(worker.replies.map(({ revision }) => revision)).toEqual([2, 1])
  })

  it('[D-80 part] prices no face that may not be seen', () => {
    const worker = openWorker({ ...terms, faces: ['customer'], discounts: new Map() })
    const prices = worker.prices(projectOf([{}], {}), 'trade', 'r1')
    const differences = [...prices.values()].flatMap((values) => [...values.values()])
    expect(new Set(differences.map(({ difference }) => difference))).toEqual(new Set([null]))
  })

  it('gives full answers in the order asked, and none for what the pack does not have', () => {
    const worker = openWorker()
    const request = { article: 'B-DOOR', model: 'LINEO_STD', side: 'L', header: {} } as const
    const requests = [{ CARCASS: 'SAGE' }, { W: 700 }].map((choices) => ({ ...request, choices }))
    const articles = [...requests, { ...request, choices: {}, article: 'X' }].map((each) => ({
      pack: 0,
      request: each,
    }))
    worker.tell({
      kind: 'ask',
      revision: 7,
      question: { kind: 'refresh', articles: [...articles, { ...articles[0], pack: 9 } as never] },
    })
    worker.run()
    const variants = [...requests.map((each) => catalogue.evaluate(each)?.variants), null, null]
    expect(worker.replies).toEqual([{ revision: 7, answer: { kind: 'refresh', variants } }])
  })

  it('never goes on with what was dropped, and answers what is possible before what it costs', () => {
    const worker = openWorker()
    const document = projectOf([{}, { W: 700 }], {})
    const request = { article: 'B-DOOR', model: 'LINEO_STD', side: 'L', choices: {}, header: {} } as const
    worker.tell(pricesAsked(1, document, 'customer', 'r1'))
    worker.step()
    worker.tell(pricesAsked(2, document, 'customer', null))
    worker.tell({ kind: 'drop', revision: 1 })
    worker.step()
    worker.tell({
      kind: 'ask',
      revision: 3,
      question: { kind: 'refresh', articles: [{ pack: 0, request }] },
    })
    worker.run()
    expect(worker.replies.map(({ revision }) => revision)).toEqual([3, 2])
    expect(worker.isIdle()).toBe(true)
  })
})

/** The handler over a port that pauses after every step and travels as messages do: as copies. */
function openWorker(held: Omit<EvaluationContext, 'catalogues'> = terms) {
  const replies: Reply[] = []
  let waiting: (() => void) | null = null
  const receive = answerQuestions({
    reply: (reply) => replies.push(structuredClone(reply)),
    isDue: () => true,
    later: (run) => {
      waiting = run
    },
  })
  const tell = (message: Message) => receive(structuredClone(message))
  const step = () => {
    const run = waiting
    waiting = null
    run?.()
  }
  const run = () => {
    while (waiting) step()
  }
  tell({ kind: 'pack', id: 0, pack: samplePack })
  return {
    replies,
    tell,
    step,
    run,
    isIdle: () => waiting === null,
    prices(document: ProjectDocument, face: Face, row: string | null, numbers?: Numbers): ChoicePrices {
      tell(pricesAsked(replies.length, document, face, row, held, numbers))
      run()
      const answer = replies.at(-1)?.answer as Extract<Answer, { kind: 'prices' }>
      return answer.prices
    },
  }
}

function pricesAsked(
  revision: number,
  document: ProjectDocument,
  face: Face,
  row: string | null,
  held: Omit<EvaluationContext, 'catalogues'> = terms,
  numbers?: Numbers,
): Message {
  const asked = { row, face, document, terms: held, packs: new Map([['KITCHEN', 0]]) }
  return { kind: 'ask', revision, question: { kind: 'prices', ...asked, ...(numbers && { numbers }) } }
}

/** What the inspector does on a click, repair included, and what the desk's total makes of it. */
function choose(desk: Desk, row: ArticleRow, variant: string, value: string | number, face: Face) {
  const { document } = desk.current()
  const header = document.alternatives[row.alternative]?.choices ?? {}
  const tried = tryChoice(catalogue, { ...row, header }, variant, value)
  if (tried.kind === 'stands') {
    const run = () => desk.run(changeVariant, { row: row.id, variant, value })
    return { difference: changeOfTotal(desk, face, row.id, run) }
  }
  const { repair } = tried
  if (!repair) return { difference: null }
  const run = () => desk.run(changeVariants, { row: row.id, choices: repair.choices })
  return { difference: changeOfTotal(desk, face, row.id, run), repairs: repair.dropped }
}

function changeOfTotal(desk: Desk, face: Face, row: string | null, run: () => unknown): number | null {
  const before = desk.current()
  run()
  const after = desk.current()
  if (after !== before) desk.undo()
  const [one, two] = [before.evaluation.prices[face], after.evaluation.prices[face]]
  if (!one || !two) throw new Error('no price')
  const isSold = one.unpriced.join() === two.unpriced.join() && (row === null || !two.unpriced.includes(row))
  return isSold ? two.total - one.total : null
}

function drawnProject(): fc.Arbitrary<ProjectDocument> {
  const values = Object.values(samplePack.variants).map(({ code, domain }) => {
    const value =
      domain.kind === 'options'
        ? fc.constantFrom(...domain.options.map((option) => option.code))
        : fc.integer({ min: domain.min, max: domain.max })
    return [code, value] as const
  })
  const choices = fc.record(Object.fromEntries(values), { requiredKeys: [] }) as fc.Arbitrary<Choices>
  return fc
    .tuple(fc.array(choices, { minLength: 1, maxLength: 4 }), choices)
    .map(([rows, header]) => projectOf(rows, header))
}

/** Of any variant of numbers: made or not made, and beyond what the rules allow. */
function drawnNumber(): fc.Arbitrary<Numbers> {
  const integers = Object.values(samplePack.variants).flatMap(({ code, domain }) =>
    domain.kind === 'integer' ? [{ code, ...domain }] : [],
  )
  return fc.constantFrom(...integers).chain(({ code: variant, min, max, step }) => {
    const made = fc
      .integer({ min: 0, max: Math.floor((max - min) / step) })
      .map((steps) => min + steps * step)
    const values = fc.array(
      fc.oneof({ weight: 5, arbitrary: made }, fc.integer({ min: min - step, max: max + step })),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    return values.map((drawn) => ({ variant, values: drawn }))
  })
}

function projectOf(rows: readonly Choices[], header: Choices): ProjectDocument {
  const empty = newDocument({
    name: 'Kitchen',
    alternative: 'a',
    priceDate: '2026-11-15',
    shop: null,
    priceList: 'EUR2026',
    packs: {},
  })
  const placed = rows.map(
    (choices, place): ArticleRow => ({
      id: `r${place + 1}`,
      kind: 'article',
      alternative: 'a',
      order: place,
      flags: { drawn: true, offered: true, ordered: true },
      catalogue: 'KITCHEN',
      model: place % 2 === 0 ? 'LINEO_STD' : 'LINEO_PRO',
      article: 'B-DOOR',
      side: 'L',
      choices,
      quantity: place + 1,
      placement: null,
    }),
  )
  const alternative = empty.alternatives.a
  if (!alternative) throw new Error('no alternative')
  return {
    ...empty,
    alternatives: { a: { ...alternative, choices: header } },
    rows: Object.fromEntries(placed.map((row) => [row.id, row])),
  }
}

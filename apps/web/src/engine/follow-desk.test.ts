import { openPack } from '@arredo/catalogue'
import { changeVariant, createDesk, moveRow, newDocument, placeArticle, renameProject } from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { expect, it } from 'vitest'
import { answerQuestions } from './answer-questions.ts'
import { createEngine } from './engine.ts'
import { evaluateProjectNow } from './evaluate-project-now.ts'
import { followDesk } from './follow-desk.ts'
import type { Message } from './protocol.ts'

const start = newDocument({
  name: 'Kitchen',
  alternative: 'a',
  priceDate: '2026-11-15',
  shop: null,
  priceList: 'EUR2026',
  packs: {},
})
const article = {
  catalogue: 'KITCHEN',
  model: 'LINEO_STD',
  article: 'B-DOOR',
  side: 'L',
  placement: null,
} as const

/** A desk that answers now, and a worker whose messages wait until it is let go on. */
function openDesk() {
  const catalogues = new Map([['KITCHEN', openPack(samplePack)]])
  const context = { catalogues, faces: ['customer' as const], discounts: new Map() }
  const desk = createDesk({ document: start, evaluate: (document) => evaluateProjectNow(document, context) })
  const sent: Message[] = []
  const waiting: (() => void)[] = []
  const goOn = () => {
    for (let run = waiting.shift(); run; run = waiting.shift()) run()
  }
  const engine = createEngine({
    connectWorker: () => null,
    connectIdle(hear) {
      const receive = answerQuestions({
        reply: hear,
        isDue: () => true,
        later: (run) => waiting.push(run),
      })
      return (message) => {
        sent.push(message)
        receive(message)
      }
    },
  })
  return { desk, sent, goOn, leave: followDesk(engine, desk, catalogues) }
}

it('has the full answer put in the place of the instant one, and draws nothing again', () => {
  const { desk, goOn } = openDesk()
  desk.run(placeArticle, { ...article, row: 'r', choices: { CARCASS: 'SAGE' } })
  desk.run(changeVariant, { row: 'r', variant: 'FRONT', value: 'WHITE' })
  const { r: now } = desk.current().evaluation.articles
  expect(now?.isProvisional).toBe(true)
  const { prices } = desk.current().evaluation

  goOn()
  const { r: full } = desk.current().evaluation.articles
  const request = { ...article, choices: { CARCASS: 'SAGE', FRONT: 'WHITE' }, header: {} }
  expect(full).toEqual(openPack(samplePack).evaluate(request))
  expect(full?.parts).toBe(now?.parts)
  expect(desk.current().evaluation.prices).toEqual(prices)
  expect(desk.current().undoes).toBe('Change variant')
})

it('drops what a newer choice made worthless, and lets a move pass', () => {
  const { desk, sent, goOn } = openDesk()
  desk.run(placeArticle, { ...article, row: 'r', choices: { CARCASS: 'SAGE' } })
  desk.run(changeVariant, { row: 'r', variant: 'FRONT', value: 'WHITE' })
  sent.splice(0)
  desk.run(moveRow, { row: 'r', placement: { at: [1, 2, 0], rotation: 0, seat: { on: 'floor' } } })
  desk.run(renameProject, { name: 'Another' })
  expect(sent).toEqual([])

  desk.run(changeVariant, { row: 'r', variant: 'W', value: 700 })
  expect(sent.map(({ kind }) => kind)).toEqual(['drop', 'ask'])
  goOn()
  expect(desk.current().evaluation.articles.r?.isProvisional).toBeUndefined()
})

it('asks nothing more once the desk is left', () => {
  const { desk, sent, goOn, leave } = openDesk()
  desk.run(placeArticle, { ...article, row: 'r', choices: { CARCASS: 'SAGE' } })
  desk.run(changeVariant, { row: 'r', variant: 'FRONT', value: 'WHITE' })
  leave()
  sent.splice(0)
  desk.run(changeVariant, { row: 'r', variant: 'W', value: 700 })
  goOn()
  expect(sent).toEqual([])
  expect(desk.current().evaluation.articles.r?.isProvisional).toBe(true)
})

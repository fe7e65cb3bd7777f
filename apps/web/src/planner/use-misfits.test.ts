import { presetIds } from '@arredo/geometry'
import { createDesk, newDocument, setRoom } from '@arredo/project'
import { expect, it } from 'vitest'
import { misfitSentences } from './use-misfits.ts'

const text = (sentence: string, values: Readonly<Record<string, string | number>> = {}) =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]))

it('what no longer fits is told wall by wall where one looks, and by number for other alternatives', () => {
  const start = newDocument({ name: 'Kitchen', alternative: 'a1', priceDate: '2026-11-15' })
  const evaluate = () => ({ alternative: 'a1', articles: {}, findings: [], prices: {} })
  const desk = createDesk({ document: start, evaluate })
  let count = 0
  const ids = { ...presetIds('rt1', () => `c${++count}`), walls: ['n', 'e', 's', 'w'] }
  desk.run(setRoom, { type: 'rt1', lengths: [5000, 4000], ids })
  const { document } = desk.current()
  const a2 = { id: 'a2', name: 'Cheaper', order: 2, choices: {}, followers: true }
  const two = { ...document, alternatives: { ...document.alternatives, a2 } }
  const misfits = [
    { alternative: 'a1', wall: 'e', side: 'right', rows: ['r1', 'r2'] },
    { alternative: 'a1', wall: 'e', side: 'left', rows: ['r3'] },
    { alternative: 'a2', wall: 'e', side: 'right', rows: ['r4'] },
    { alternative: 'a2', wall: 's', side: 'right', rows: ['r5', 'r6'] },
  ] as const
  expect(misfitSentences({ document: two, alternative: 'a1', misfits }, text)).toEqual([
    '2 articles no longer fit on wall B',
    '1 articles no longer fit on their wall',
    '3 articles of “Cheaper” no longer fit on their wall',
  ])
})

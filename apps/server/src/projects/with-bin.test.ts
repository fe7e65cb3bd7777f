import { type ArticleRow, newDocument, type ProjectDocument } from '@arredo/project'
import { expect, it } from 'vitest'
import { withBin } from './with-bin.ts'

const now = new Date('2026-11-16T10:00:00.000Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3600 * 1000).toISOString()
const empty = newDocument({ name: 'K', alternative: 'a', priceDate: '2026-11-15' })
const row: ArticleRow = {
  ...{ id: 'r', alternative: 'b', order: 1, kind: 'article', catalogue: 'K', model: 'M', article: 'B' },
  ...{ side: 'L', choices: {}, quantity: 1, placement: null },
  flags: { drawn: true, offered: true, ordered: true },
}

function binned(removed: string): ProjectDocument {
  const { a } = empty.alternatives
  if (!a) throw new Error('It begins with one')
  const b = { ...a, id: 'b', order: 2, removed }
  return { ...empty, alternatives: { a, b }, rows: { r: row }, trade: { r: { cost: 3 } } }
}

it('[D-85 part] a removed alternative is kept for thirty days from its first save, whatever a browser’s clock says', () => {
  const first = withBin(binned('1970-01-01T00:00:00.000Z'), binned(daysAgo(0)).alternatives.a, now)
  expect(first.alternatives.b?.removed).toBe(now.toISOString())
  expect(withBin(binned(daysAgo(90)), {}, now).alternatives.b?.removed).toBe(now.toISOString())

  const later = withBin(binned(daysAgo(0)), binned(daysAgo(29)).alternatives, now)
  expect(later.alternatives.b?.removed).toBe(daysAgo(29))
  expect(later.rows).toEqual({ r: row })
})

it('[D-85 part] after thirty days it goes with the save, with its rows and what the trade knows of them', () => {
  const gone = withBin(binned(daysAgo(0)), binned(daysAgo(31)).alternatives, now)
  expect(gone).toEqual({ ...empty, alternatives: { a: empty.alternatives.a } })
})

it('what the project shows is never in the bin, and nothing is changed where nothing is there', () => {
  const shown = binned(daysAgo(40))
  const active = { ...shown, header: { ...shown.header, activeAlternative: 'b' } }
  expect(withBin(active, active.alternatives, now)).toBe(active)
  expect(withBin(empty, null, now)).toBe(empty)
})

import { BrandPaper, saleColumns } from '@arredo/contract'
import { expect, it } from 'vitest'
import { draftOf, paperOf } from './paper-draft.ts'

const own = {
  ...{ name: 'Atlas', lines: ['Via dei Mobili 12', 'Prata'], contact: '+39', legalLine: 'VAT 1' },
  terms: { en: ['Six weeks.', 'Half now.'], it: ['Sei settimane.'] },
  introduction: { en: 'Thank you.', it: 'Grazie.' },
}
const kinds = [
  { name: 'summary', title: 'Summary', audience: 'customer' as const },
  { name: 'cutList', title: 'Cut list', audience: 'internal' as const },
]
const languages = ['en', 'it']
const full: BrandPaper = {
  ...{
    logo: `${'a'.repeat(64)}.png`,
    name: 'Atlas Casa',
    lines: ['Via Nuova 1'],
    contact: '',
    legalLine: '-',
  },
  terms: { en: [], it: ['Otto settimane.'] },
  introduction: { it: '' },
  closing: { en: 'Kind regards\nAtlas' },
  columns: ['article', 'code', 'quantity'],
  kinds: [
    { report: 'cutList', readers: 'nobody' },
    { report: 'summary', readers: 'trade' },
  ],
}

it('[D-263 part] what is filled in as the brand has it is not said, so that it goes on following the record', () => {
  const state = { paper: {}, own, kinds }
  expect(paperOf(draftOf(state, languages), state)).toEqual({})
  // Nor is a name that nobody wrote: a letter is from somebody.
  expect(
    paperOf({ ...draftOf(state, languages), name: ' ', lines: ' Via dei Mobili 12\n\nPrata ' }, state),
  ).toEqual({})
})

it('[D-263 part] whatever is said comes back as it was, also that nothing stands somewhere', () => {
  const state = { paper: full, own, kinds }
  const draft = draftOf(state, languages)
  expect(draft.words.it).toEqual({ introduction: '', closing: '', terms: 'Otto settimane.' })
  expect(draft.columns.map(({ column }) => column).toSorted()).toEqual([...saleColumns].toSorted())
  expect(paperOf(draft, state)).toEqual(full)
  expect(BrandPaper.safeParse(full).success).toBe(true)
})

it('[D-263 part] rows without what they are, or with a column twice, are not taken', () => {
  for (const columns of [['position', 'quantity'], ['article'], ['article', 'quantity', 'article'], []])
    expect(BrandPaper.safeParse({ columns }).success).toBe(false)
  const state = { paper: {}, own, kinds }
  const draft = draftOf(state, languages)
  const none = draft.columns.map(({ column }) => ({ column, isShown: false }))
  expect(paperOf({ ...draft, columns: none }, state).columns).toEqual(['article', 'quantity'])
})

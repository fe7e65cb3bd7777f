import { expect, it } from 'vitest'
import { rootOf, wordsOf } from './search-words.ts'

it('reads words without case, accents and signs', () => {
  expect(wordsOf('Crédènza à giorno, L-förmig; Øst')).toEqual([
    'credenza',
    'a',
    'giorno',
    'l',
    'formig',
    'ost',
  ])
})

it.each([
  [
    'en',
    ['drawer', 'drawers'],
    ['base', 'bases'],
    ['shelf', 'shelves'],
    ['box', 'boxes'],
    ['fridge', 'fridges'],
  ],
  ['it', ['cassetto', 'cassetti'], ['base', 'basi'], ['cassettiera', 'cassettiere'], ['cuoco', 'cuochi']],
  ['it-CH', ['lavello', 'lavelli'], ['specchio', 'specchi'], ['vetrina', 'vetrine']],
])('knows singular and plural of %s as one word', (language, ...pairs) => {
  for (const [one, many] of pairs) expect(rootOf(one ?? '', language)).toBe(rootOf(many ?? '', language))
})

it('keeps apart what differs, and leaves other languages alone', () => {
  expect(rootOf('glass', 'en')).toBe('glass')
  expect(rootOf('due', 'it')).toBe('due')
  expect(rootOf('base', 'it')).not.toBe(rootOf('basso', 'it'))
  expect(rootOf('turen', 'de')).toBe('turen')
})

import { rootOf, wordsOf } from '@arredo/catalogue'
import { expect, it } from 'vitest'
import { alsoCalled } from './also-called.ts'
import { tradeWords } from './trade-words.ts'

it('knows what a thing is called by its word in any number, in its language and in the other', () => {
  const english = alsoCalled({}, 'en')
  expect(english('Tall units for fridges').own).toEqual(expect.arrayContaining(['refrigerator', 'cabinet']))
  expect(english('Tall units for fridges').other).toEqual(expect.arrayContaining(['frigorifero', 'colonna']))
  expect(alsoCalled({}, 'it-CH')('Base a tre cassetti').own).toEqual(
    expect.arrayContaining(['cassettiera', '3']),
  )
  expect(alsoCalled({}, 'it')('Piano a induzione').own).toContain('piano cottura')
  expect(english('Wall')).toEqual({ own: [], other: [] })
  expect(alsoCalled({}, 'de')('Unterschrank')).toEqual({ own: [], other: [] })
})

it("takes a brand's own words in their language alone, several in a row as one", () => {
  const synonyms = [{ language: 'en', words: ['lazy susan', 'carousels'] }]
  expect(alsoCalled({ synonyms }, 'en')('Corner carousel').own).toContain('lazy susan')
  expect(alsoCalled({ synonyms }, 'en')('Susan is lazy').own).toEqual([])
  expect(alsoCalled({ synonyms }, 'it')('Carousel').own).toEqual([])
})

it('has no word of the trade twice in a language: it would lead to two things', () => {
  for (const language of ['en', 'it']) {
    const names = tradeWords.flatMap((thing) =>
      (thing[language] ?? []).map((name) =>
        wordsOf(name)
          .map((word) => rootOf(word, language))
          .join(' '),
      ),
    )
    const twice = names.filter((name, index) => names.indexOf(name) < index)
    // Both numbers of an English word stand side by side.
    expect(twice.filter((name) => name !== 'shelf')).toEqual([])
  }
})

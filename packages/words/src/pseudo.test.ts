import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findLanguage, languages } from './language.ts'
import { loadDictionary } from './load-dictionary.ts'
import { pseudo, pseudoRightToLeft } from './pseudo.ts'

const sentences = fc
  .array(fc.oneof(fc.stringMatching(/^[A-Za-z ,.]{1,12}$/), fc.constantFrom('{{count}}', '{{name}}')), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(' '))

describe('pseudo-languages', () => {
  it('are at least 35 % longer than their English, bracketed, and keep the placeholders', () => {
    fc.assert(
      fc.property(sentences, (sentence) => {
        const shown = pseudo(sentence)
        const letters = sentence.replaceAll(/\{\{\w+\}\}/g, '').length
        expect(shown.length).toBeGreaterThanOrEqual(sentence.length + letters * 0.35)
        expect(shown).toMatch(/^\[.*\]$/s)
        for (const text of [shown, pseudoRightToLeft(sentence)]) {
          expect(text.match(/\{\{\w+\}\}/g)).toEqual(sentence.match(/\{\{\w+\}\}/g))
        }
      }),
    )
  })

  it('leave no plain word behind, so that what is not translated stands out', () => {
    expect(pseudo('Save current project?')).not.toMatch(/Save|current|project/)
  })

  it('cover every plural form, whatever rules the browser picks for them', async () => {
    const words = await loadDictionary('ar-XB')
    for (const category of ['zero', 'one', 'two', 'few', 'many', 'other']) {
      expect(words[`{{count}} articles_${category}`]).toContain('{{count}}')
    }
  })
})

describe('languages', () => {
  it('are found ignoring case and by their first part', () => {
    expect(findLanguage('IT')?.code).toBe('it')
    expect(findLanguage('it-CH')?.code).toBe('it')
    expect(findLanguage('AR-xb')?.direction).toBe('rtl')
    expect(findLanguage('xx')).toBeNull()
  })

  it('all have a dictionary, an unknown one has an empty one', async () => {
    for (const { code } of languages)
      expect(Object.keys(await loadDictionary(code)).length).toBeGreaterThan(5)
    expect(await loadDictionary('xx')).toEqual({})
  })
})

import { describe, expect, it } from 'vitest'
import { appForTests } from '../testing/app-for-tests.ts'
import { chooseLanguage } from './choose-language.ts'
import { createMissingWords } from './missing-words.ts'
import { saveMissingWords } from './save-missing-words.ts'
import { setLanguage } from './set-language.ts'

const config = { languages: ['en', 'it', 'pt-BR'], detectBrowserLanguage: { enabled: true, fallback: 'en' } }
const nothing = { remembered: null, profile: null, browser: [] }

describe('chooseLanguage', () => {
  it('[A-112] person, profile, browser, fallback: the first that the brand speaks', () => {
    const browser = ['fr-FR', 'it-CH']
    expect(chooseLanguage(config, { remembered: 'en', profile: 'it', browser })).toBe('en')
    expect(chooseLanguage(config, { remembered: 'xx', profile: 'IT', browser })).toBe('it')
    expect(chooseLanguage(config, { ...nothing, browser })).toBe('it')
    expect(chooseLanguage(config, { ...nothing, browser: ['pt'] })).toBe('pt-BR')
    expect(chooseLanguage(config, { ...nothing, browser: ['fr'] })).toBe('en')
  })

  it('[A-112] leaves the browser out where the brand does', () => {
    const quiet = { ...config, detectBrowserLanguage: { enabled: false, fallback: 'en' } }
    expect(chooseLanguage(quiet, { ...nothing, browser: ['it'] })).toBe('en')
  })
})

describe('setLanguage', () => {
  it('[H-31] an unknown language is refused by name, a known one ignoring case', async () => {
    const { app, shownLanguages } = appForTests()
    expect(await setLanguage(app, '')).toEqual({ ok: false, message: 'Missing lang' })
    expect(await setLanguage(app, 'xx')).toEqual({ ok: false, message: 'Lang [xx] not valid' })
    expect(await setLanguage(app, 'IT')).toEqual({ ok: true, value: 'Language changed' })
    expect(shownLanguages).toEqual(['it'])
    expect(app.session.getState().language).toBe('it')
  })

  it('[H-31] a brand without languages says so', async () => {
    const { app } = appForTests({}, { config: { languages: [] } })
    expect(await setLanguage(app, 'it')).toMatchObject({ message: 'No valid language set in the config' })
  })
})

describe('missing words', () => {
  it('[A-113] are recorded as empty and must be saved; what is no text is logged', () => {
    const logged: string[] = []
    const missing = createMissingWords({ warn: (message) => logged.push(message), error: () => {} })
    expect(missing.mustBeSaved()).toBe(false)
    missing.record('it', 'New sentence')
    missing.record('it', 42)
    expect(missing.entries()).toEqual({ it: { 'New sentence': '' } })
    expect(missing.mustBeSaved()).toBe(true)
    expect(logged).toHaveLength(1)
  })

  it('[D-240 part] become the brand’s own words where somebody typed them, are shown, and the rest stays missing', async () => {
    let reply = 'Not today'
    const { app, calls, shownLanguages } = appForTests({
      'translations/save': () => ({ ok: true, value: reply }),
    })
    await setLanguage(app, 'it')
    for (const sentence of ['One', 'Two', 'Three']) app.missingWords.record('it', sentence)
    expect(await saveMissingWords(app, 'it', { One: ' ' })).toMatchObject({ ok: false })
    expect(await saveMissingWords(app, 'it', { One: 'Uno' })).toEqual({ ok: false, message: 'Not today' })
    expect(app.missingWords.entries()).toEqual({ it: { One: '', Two: '', Three: '' } })

    reply = 'OK'
    const shown = shownLanguages.length
    expect(await saveMissingWords(app, 'it', { One: 'Uno', Two: '', Three: 'Tre' })).toMatchObject({
      ok: true,
    })
    expect(calls.at(-1)).toMatchObject({ input: { lang: 'it', One: 'Uno', Three: 'Tre' } })
    expect(calls.at(-1)?.input).not.toHaveProperty('Two')
    expect(app.missingWords.entries()).toEqual({ it: { Two: '' } })
    expect(shownLanguages.slice(shown)).toEqual(['it'])
    app.missingWords.forget('it', ['Two'])
    expect(app.missingWords.mustBeSaved()).toBe(false)
  })
})

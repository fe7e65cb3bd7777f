import { samplePack } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import { type CdfTerms, convertCdf } from './cdf-project.ts'

const [article] = samplePack.articles
const cod = article?.code ?? ''
const [option] = Object.values(samplePack.variants).filter(
  ({ code, domain }) => domain.kind === 'options' && article?.variants.includes(code),
)
const value = option?.domain.kind === 'options' ? (option.domain.options[0]?.code ?? '') : ''

function terms(changes: Partial<CdfTerms> = {}): CdfTerms {
  let last = 0
  const plain = { packs: [samplePack], date: '2026-11-15', priceList: 'EUR2026', extra: undefined }
  return { ...plain, newId: () => `row-${++last}`, ...changes }
}
const rowsOf = (converted: ReturnType<typeof convertCdf>) =>
  converted.ok && converted.value ? Object.values(converted.value.rows) : converted

describe('a CDF project', () => {
  it('[H-72] needs no more than its articles', () => {
    expect(rowsOf(convertCdf({ rows: [{ cod: cod.toLowerCase() }] }, terms()))).toMatchObject([
      { id: 'row-1', article: cod, catalogue: samplePack.code, model: article?.models[0], placement: null },
    ])
  })

  it('[H-72] comes as an object, as text, or in an envelope, with choices as pairs or by name', () => {
    const pairs = {
      catalog: samplePack.code,
      rows: [{ cod, reg: `${option?.code}=${value}`, pos: { x: 600, rot: 90 } }],
    }
    const named = { rows: [{ cod, reg: { [option?.code ?? '']: value }, pos: { x: 600, rot: 90 } }] }
    const expected = [
      { choices: { [option?.code ?? '']: value }, placement: { at: [600, 0, 0], rotation: 90 } },
    ]
    for (const cdf of [pairs, named, JSON.stringify(pairs), { project: named }]) {
      expect(rowsOf(convertCdf(cdf, terms()))).toMatchObject(expected)
    }
  })

  it('[H-72] extra values are header variants below those of the project', () => {
    const header = (cdf: object, extra: unknown) => {
      const converted = convertCdf({ rows: [{ cod }], ...cdf }, terms({ extra }))
      return converted.ok && Object.values(converted.value?.alternatives ?? {})[0]?.choices
    }
    const code = option?.code ?? ''
    expect(header({}, { [code]: value, NONSENSE: 1 })).toEqual({ [code]: value })
    expect(header({ header: `${code}=${value}` }, { [code]: 'NONE' })).toEqual({ [code]: value })
  })

  it('[A-45 part, D-37] from before walls were kept by themselves has them in its rows', () => {
    const wall = { type: 1, cod: '999', length: 4000, depth: 100 }
    const rows = [
      { ...wall, uniqueid: 'n', pos: { x: 0, y: 3000, rot: 0 } },
      { ...wall, uniqueid: 'e', pos: { x: 4000, y: 3000, rot: 270 } },
      { cod, pos: { x: 600, y: 3000, wallid: 'n' } },
      { type: 2, cod: 'a picture on the wall' },
    ]
    const converted = convertCdf({ rows }, terms())
    expect(converted).toMatchObject({ ok: true, rebuiltWalls: 2, value: { walls: { n: {}, e: {} } } })
    expect(rowsOf(converted)).toMatchObject([{ placement: { seat: { on: 'wall', wall: 'n' } } }])
    expect(convertCdf({ rows: [...rows, { type: 1, cod: '999' }] }, terms())).toMatchObject({
      message: 'The project is not valid: wall row 3 has no place or no length',
    })
  })

  it('[H-40, D-27] an empty one is no project, and what is not sold is named', () => {
    for (const cdf of [{}, [], '{}', { rows: [] }]) {
      expect(convertCdf(cdf, terms())).toEqual({ ok: true, value: null, rebuiltWalls: 0 })
    }
    expect(convertCdf('no project', terms()).ok).toBe(false)
    expect(convertCdf({ rows: [{ cod: 'NONE' }] }, terms())).toMatchObject({
      message: 'NONE is an unknown article',
    })
    expect(convertCdf({ rows: [{ cod, model: 'NONE' }] }, terms())).toMatchObject({
      message: 'NONE is an unknown model',
    })
  })
})

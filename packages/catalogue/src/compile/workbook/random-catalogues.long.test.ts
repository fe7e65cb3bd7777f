import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { canonicalJson } from '../../canonical-json.ts'
import { openWorkbook, type SourceFile, writeWorkbook } from '../index.ts'
import { readSource } from '../read-source.ts'
import { toPack } from '../to-pack.ts'

function workbookOf(files: readonly SourceFile[]): Uint8Array {
  const written = writeWorkbook(files)
  if (!written.ok) throw new Error(JSON.stringify(written.findings))
  return written.bytes
}

function filesOf(bytes: Uint8Array): readonly SourceFile[] {
  const opened = openWorkbook(bytes)
  if (!opened.ok) throw new Error(JSON.stringify(opened.findings))
  return opened.files
}

/** What a folder says, in whichever way it is written. */
function meaning(files: readonly SourceFile[]): string {
  const { data, findings } = readSource(files)
  expect(findings).toEqual([])
  const { pack, tradeTerms, golden } = toPack(data)
  return canonicalJson({ pack, tradeTerms, golden, recipes: data.recipes, texts: data.texts })
}

const tricky = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc.string({ unit: 'grapheme', minLength: 200, maxLength: 2_000 }),
  fc.constantFrom(
    '=1+1',
    '+39 02',
    '-5',
    '@SUM(A1)',
    '"quoted"',
    "it's",
    '""',
    'json:{}',
    'json:',
    ' lead',
    'trail ',
  ),
  fc.constantFrom(
    'TRUE',
    'null',
    '~',
    '2026-01-01',
    '1e5',
    '007',
    '_x0041_',
    'a\nb',
    'Tür, weiß',
    '日本語',
    'عربى',
    '#REF!',
  ),
)
const language = fc.constantFrom('it', 'de', 'fr', 'es', 'pt-BR', 'zh', 'ar', 'ja', 'ru')
const words = fc.oneof(
  tricky,
  fc.tuple(tricky, fc.dictionary(language, tricky, { maxKeys: 6 })).map(([en, more]) => ({ en, ...more })),
)
const code = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,11}$/)
const codes = fc.uniqueArray(code, { maxLength: 4 })
const amount = fc.oneof(
  fc.integer({ min: 0, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2)),
  fc.constantFrom('0', '1', '0.5', '12345678901234567.89', '-3.00', '0.125', '1.10'),
  fc.double({ min: 0, max: 10_000, noNaN: true }).map((value) => Math.round(value * 100) / 100),
)
const plain = fc.oneof(
  tricky,
  fc.integer(),
  fc.boolean(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
const anything = fc.oneof(
  plain,
  fc.constant(null),
  fc.array(plain, { maxLength: 3 }),
  fc.dictionary(code, plain, { maxKeys: 3 }),
)
const option = fc.record(
  {
    code,
    name: words,
    tags: fc.array(tricky, { maxLength: 3 }),
    priceGroup: tricky,
    neutral: fc.boolean(),
    attributes: fc.dictionary(code, plain, { maxKeys: 3 }),
  },
  { requiredKeys: ['code', 'name'] },
)
const choices = fc.dictionary(code, fc.oneof(code, fc.integer(), tricky), { maxKeys: 3 })
const formula = fc.constantFrom(
  'LENGTH',
  'min(1380 - HEIGHT, FREE - 40)',
  "WORKTOP == 'STEEL' ? 1800 : WORKTOP.longest",
  'max(A, B = C)',
  "ARTICLE in ['A', 'B']",
  '-300',
)
const cell = fc.oneof(
  code,
  fc.integer({ min: 0, max: 900 }),
  fc.constantFrom('*', '#wood', '400..500'),
  fc.array(code, { minLength: 1, maxLength: 3 }),
  tricky,
)
const rule = fc.oneof(
  // biome-ignore lint/suspicious/noThenProperty: the author's word; a generator is never taken for a promise.
  fc.record({ code, why: words, when: tricky, then: tricky }),
  fc.record({ code, why: words, check: tricky }),
  fc
    .integer({ min: 1, max: 4 })
    .chain((width) =>
      fc
        .tuple(
          code,
          words,
          fc.constantFrom('allow', 'forbid'),
          fc.array(code, { minLength: width, maxLength: width }),
          fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
        )
        .map(([own, why, kind, variants, rows]) => ({ code: own, why, variants, [kind]: rows })),
    ),
)
const matrix = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 4 }))
  .chain(([width, height]) =>
    fc.record({
      kind: fc.constant('matrix'),
      article: code,
      across: code,
      down: code,
      acrossUpTo: fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: width, maxLength: width }),
      downUpTo: fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: height, maxLength: height }),
      cells: fc.array(fc.array(fc.option(amount), { minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      }),
    }),
  )
const item = fc.oneof(
  matrix,
  fc.record({ kind: fc.constant('base'), article: code, amount }),
  fc.record({
    kind: fc.constant('fixed'),
    code,
    name: words,
    when: tricky,
    amount,
    times: fc.oneof(tricky, fc.integer()),
  }),
  fc.record({
    kind: fc.constant('percent'),
    code,
    name: words,
    rate: amount,
    of: fc.constantFrom('base', 'running'),
  }),
)
const uniqueByCode = { selector: ({ code: own }: { readonly code: string }) => own, maxLength: 3 }
const catalogue = fc.record(
  {
    code,
    name: words,
    version: tricky,
    materials: fc.dictionary(code, fc.record({ name: words, colour: tricky, finish: code }), { maxKeys: 3 }),
    variants: fc.dictionary(
      code,
      fc.oneof(
        fc.record({ name: words, scope: code, options: fc.array(option, { minLength: 1, maxLength: 4 }) }),
        fc.record({
          name: words,
          integer: fc.record({ min: fc.integer(), max: fc.integer(), step: fc.integer() }),
        }),
      ),
      { maxKeys: 3 },
    ),
    classification: fc.uniqueArray(fc.record({ code, name: words }), uniqueByCode),
    models: fc.uniqueArray(
      fc.record({
        code,
        name: words,
        opening: choices,
        limits: fc.dictionary(code, fc.record({ min: fc.integer() }), { maxKeys: 2 }),
      }),
      uniqueByCode,
    ),
    articles: fc.uniqueArray(
      fc.record(
        {
          code,
          name: words,
          description: words,
          models: codes,
          mountHeight: fc.integer(),
          strange: anything,
          needs: fc.array(fc.record({ role: code, why: words, from: codes }), { maxLength: 3 }),
        },
        { requiredKeys: ['code', 'name'] },
      ),
      uniqueByCode,
    ),
    rules: fc.uniqueArray(rule, uniqueByCode),
    followers: fc.uniqueArray(
      fc.record(
        {
          code,
          kind: code,
          choices: fc.dictionary(code, fc.oneof(tricky, fc.integer(), formula), { maxKeys: 3 }),
          up: fc.oneof(tricky, fc.integer(), formula),
          when: fc.oneof(tricky, formula),
        },
        { requiredKeys: ['code', 'choices'] },
      ),
      uniqueByCode,
    ),
    priceLists: fc.uniqueArray(
      fc.record({
        code,
        name: words,
        currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
        countries: codes,
        validFrom: fc.constantFrom('2026-01-01', 'soon'),
        vat: amount,
        roundTo: amount,
        items: fc.array(item, { maxLength: 5 }),
      }),
      uniqueByCode,
    ),
    texts: fc.dictionary(language, fc.dictionary(tricky, tricky, { minKeys: 1, maxKeys: 3 }), { maxKeys: 3 }),
    unknown: anything,
  },
  { requiredKeys: ['code'] },
)

describe('any catalogue', () => {
  it('says the same as a folder, as a workbook, and as a folder again', () => {
    fc.assert(
      fc.property(catalogue, (data) => {
        const files = [{ path: 'all.yaml', text: stringify(data) }]
        const bytes = workbookOf(files)
        const back = filesOf(bytes)
        expect(meaning(back)).toBe(meaning(files))
        expect(Buffer.compare(workbookOf(back), bytes)).toBe(0)
      }),
      {
        numRuns: 30,
        // Once lost: a negative zero came back as a plain one.
        examples: [[{ code: 'A', articles: [{ code: 'A', name: 'TRUE', strange: -0 }] }]] as never,
      },
    )
  })
})

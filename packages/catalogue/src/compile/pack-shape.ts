import {
  byWord,
  list,
  nullOr,
  number,
  object,
  oneOf,
  record,
  type Shape,
  text,
  textOrNumber,
  yesOrNo,
} from './shape.ts'

const codePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/
/** Variants are named in expressions, where a dash would be a minus. */
const namePattern = /^[A-Za-z_][A-Za-z0-9_]{0,39}$/
const code = text(codePattern, 'a code of letters, digits, _ and -')
const variantCode = text(namePattern, 'the code of a variant')
const decimal = text(/^-?\d+(\.\d+)?$/, 'a plain decimal number')
const date = text(/^\d{4}-\d{2}-\d{2}$/, 'a date such as 2026-01-31')
const words: Shape = (value, path, report) => {
  record(text())(value, path, report)
  object({ en: text() }, typeof value === 'object' && value !== null ? anyKeys(value) : {})(
    value,
    path,
    report,
  )
}
const choices = record(textOrNumber)
const expression = textOrNumber
const point = list(expression, { exactly: 3 })

function anyKeys(value: object): Readonly<Record<string, Shape>> {
  return Object.fromEntries(Object.keys(value).map((key) => [key, () => {}]))
}

const classification: Shape = (value, path, report) =>
  object({ code, name: words }, { children: list(classification) })(value, path, report)

const option = object(
  { code, name: words },
  { material: code, tags: list(text()), priceGroup: text(), neutral: yesOrNo },
)

const variant = object(
  {
    code: variantCode,
    name: words,
    order: number(),
    scope: oneOf('article', 'project'),
    mandatory: yesOrNo,
    domain: byWord('kind', {
      options: object({ kind: text(), options: list(option, { least: 1 }) }),
      integer: object({
        kind: text(),
        min: number(0, true),
        max: number(0, true),
        step: number(1, true),
        unit: oneOf('mm', 'piece'),
      }),
    }),
  },
  { designClass: code },
)

const cell: Shape = (value, path, report) =>
  (Array.isArray(value) ? list(textOrNumber, { least: 1 }) : textOrNumber)(value, path, report)
const table = object({
  kind: text(),
  variants: list(variantCode, { least: 1 }),
  rows: list(list(cell), { least: 1 }),
})
const rule = object({
  code,
  why: words,
  body: byWord('kind', {
    // biome-ignore lint/suspicious/noThenProperty: the pack's word; a shape is never taken for a promise.
    implies: object({ kind: text(), when: text(), then: text() }),
    check: object({ kind: text(), test: text() }),
    allow: table,
    forbid: table,
  }),
})

const model = object(
  {
    code,
    name: words,
    opening: choices,
    forced: choices,
    defaults: choices,
    limits: record(object({}, { min: number(), max: number() })),
  },
  { base: code },
)

const anyPart = { code, at: point, material: text(), shape: text() }
const partOptions = {
  if: text(),
  grain: oneOf('x', 'y', 'z'),
  opens: code,
  repeat: object({ count: expression, step: point }),
}
const recipe = object({
  size: object({ width: expression, depth: expression, height: expression }),
  let: record(expression, namePattern),
  parts: list(
    byWord('shape', {
      box: object({ ...anyPart, size: point }, partOptions),
      extrusion: object(
        {
          ...anyPart,
          profile: list(list(expression, { exactly: 2 }), { least: 3 }),
          along: oneOf('x', 'y', 'z'),
          length: expression,
        },
        partOptions,
      ),
    }),
    { least: 1 },
  ),
})

const article = object(
  {
    code,
    name: words,
    classification: code,
    models: list(code, { least: 1 }),
    variants: list(variantCode),
    sides: list(oneOf('L', 'R'), { least: 1 }),
    recipe: code,
    attach: oneOf('floor', 'wall', 'ceiling', 'worktop'),
    mountHeight: number(0),
  },
  { orderCode: text() },
)

const bounds = list(number(0), { least: 1 })
const priceItem = byWord('kind', {
  base: object({ kind: text(), article: code, amount: decimal }),
  matrix: object({
    kind: text(),
    article: code,
    across: variantCode,
    down: variantCode,
    acrossUpTo: bounds,
    downUpTo: bounds,
    cells: list(list(nullOr(decimal)), { least: 1 }),
  }),
  fixed: object({ kind: text(), code, name: words, amount: decimal }, { when: text(), times: expression }),
  percent: object(
    { kind: text(), code, name: words, rate: decimal, of: oneOf('base', 'fixed', 'running') },
    { when: text() },
  ),
})
const priceList = object(
  {
    code,
    name: words,
    currency: text(/^[A-Z]{3}$/, 'a currency such as EUR'),
    countries: list(text(/^[A-Z]{2}$/, 'a country such as IT')),
    validFrom: date,
    vat: decimal,
    roundTo: decimal,
    items: list(priceItem, { least: 1 }),
  },
  { validTo: date },
)

const material = object({
  name: words,
  colour: text(/^#[0-9a-f]{6}$/, 'a colour such as #a3ad98'),
  finish: oneOf('matt', 'satin', 'gloss', 'metal', 'glass', 'wood', 'stone'),
})

export const packShape: Shape = object({
  format: oneOf('arredo-pack/1'),
  code,
  name: words,
  version: text(),
  materials: record(material, codePattern),
  designClasses: record(object({ component: text() }), codePattern),
  classification: list(classification, { least: 1 }),
  variants: record(variant, namePattern),
  rules: list(rule),
  models: list(model, { least: 1 }),
  recipes: record(recipe, codePattern),
  articles: list(article, { least: 1 }),
  priceLists: list(priceList, { least: 1 }),
})

export const tradeTermsShape: Shape = list(
  object({ priceList: code, discounts: list(object({ code, name: words, rate: decimal })) }),
)

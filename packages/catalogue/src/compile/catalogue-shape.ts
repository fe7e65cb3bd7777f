import { followerKinds } from '../follower-rule.ts'
import { recipeShape, usedRecipe } from './recipe-shape.ts'
import {
  byWord,
  described,
  either,
  type JsonSchema,
  list,
  named,
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
import {
  code,
  codePattern,
  date,
  decimalShape,
  type Form,
  namePattern,
  partPattern,
  variantCode,
  wordsShape,
} from './words-shape.ts'

type Fields = Readonly<Record<string, Shape>>

const language = text(/^[a-z]{2}(-[A-Z]{2})?$/, 'a language such as it or de')
const roleName = text(/^[a-z][a-z-]*$/, 'a role such as sink or hob')

/** The one description of a catalogue, from which both forms, their checks and the JSON Schema are made. */
export function catalogueShape(form: Form): Shape {
  const isPack = form === 'pack'
  const words = wordsShape(form)
  /** Fields an author may leave out and the pack always has. */
  const filled = (required: Fields, defaulted: Fields, optional: Fields = {}) =>
    isPack ? object({ ...required, ...defaulted }, optional) : object(required, { ...defaulted, ...optional })
  const sections = {
    code,
    name: words,
    version: text(),
    classification: list(classification(words), { least: 1 }),
    variants: record(
      named('variant', () => variantShape(form, words)),
      namePattern,
    ),
    models: list(
      named('model', () => modelShape(words, filled)),
      { least: 1 },
    ),
    articles: list(
      named('article', () => articleShape(form, words, filled)),
      { least: 1 },
    ),
    priceLists: list(
      named('priceList', () => priceListShape(form, words)),
      { least: 1 },
    ),
  }
  const defaulted = {
    format: oneOf('arredo-pack/1'),
    materials: record(
      named('material', () => materialShape(words)),
      codePattern,
    ),
    designClasses: record(object({ component: text() }), codePattern),
    rules: list(named('rule', () => (isPack ? packRule(words) : sourceRule(words)))),
    recipes: record(
      named('recipe', () => recipeShape(form, words)),
      codePattern,
    ),
  }
  const optional = {
    languages: list(language),
    hardware: record(object({ name: words }, { maker: text(), orderCode: text() }), codePattern),
    parts: record(object({ name: words }), partPattern),
    promotions: list(named('promotion', () => promotionShape(form, words, filled))),
    finishes: list(named('finish', () => finishShape(form, words))),
    followers: list(named('follower', () => followerShape)),
    synonyms: list(object({ language, words: list(text(), { least: 1 }) })),
  }
  const aside = {
    tradeTerms: tradeTermsShape(form),
    golden: list(goldenShape(form)),
    texts: record(record(text())),
  }
  return filled(sections, defaulted, isPack ? optional : { ...optional, ...aside })
}

export function tradeTermsShape(form: Form): Shape {
  const words = wordsShape(form)
  const decimal = decimalShape(form)
  const sellingLimits = object({}, { reduction: decimal, margin: decimal })
  return list(
    object(
      { priceList: code, discounts: list(object({ code, name: words, rate: decimal })) },
      { limits: sellingLimits, shops: record(sellingLimits, codePattern) },
    ),
  )
}

/** What an editor needs to help an author while writing: the JSON Schema of the source. */
export function catalogueSchema(): JsonSchema {
  const definitions: Record<string, JsonSchema> = {}
  const schema = catalogueShape('source').schema(definitions)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Arredo catalogue',
    description: 'All files of a catalogue folder together; each file may hold any of these sections.',
    ...schema,
    // One file seldom holds them all: the checker asks for what is missing in the whole folder.
    required: [],
    $defs: definitions,
  }
}

const choices = record(textOrNumber, namePattern)
const limits = record(object({}, { min: number(), max: number() }), namePattern)

function classification(words: Shape): Shape {
  const node: Shape = named('group-of-articles', () =>
    object({ code, name: words }, { children: list(node), picture: text() }),
  )
  return node
}

function materialShape(words: Shape): Shape {
  return object(
    {
      name: words,
      colour: text(/^#[0-9a-f]{6}$/, 'a colour such as #a3ad98'),
      finish: oneOf('matt', 'satin', 'gloss', 'metal', 'glass', 'wood', 'stone', 'fabric', 'tile'),
    },
    {
      texture: object(
        { colour: text(), width: number(1), height: number(1) },
        {
          normal: text(),
          roughness: text(),
          laid: described('Pieces laid in order, which must repeat as they are', yesOrNo),
        },
      ),
      match: described('How the fronts of a unit are cut from one sheet', oneOf('through', 'book')),
      solid: described('Solid wood: shows end grain where it is cut across', yesOrNo),
      brushed: described("A metal brushed along the picture's height", yesOrNo),
      density: described('Kilograms of a cubic metre, for the weight of what is made of it', number(1)),
    },
  )
}

function finishShape(form: Form, words: Shape): Shape {
  const decimal = decimalShape(form)
  return object(
    { code, name: words, material: code, surfaces: list(oneOf('floor', 'wall', 'ceiling'), { least: 1 }) },
    {
      waste: described('What is cut off and lost, as a share of the area', decimal),
      inBoxesOf: described('Square metres of the box, roll or tin it is sold in whole', decimal),
      behindUnits: described('False: not where things stand flush before the wall', yesOrNo),
    },
  )
}

function variantShape(form: Form, words: Shape): Shape {
  const attribute = either((value) => typeof value === 'boolean', yesOrNo, textOrNumber)
  const option = object(
    { code, name: words },
    {
      material: code,
      tags: list(text()),
      priceGroup: text(),
      neutral: yesOrNo,
      picture: text(),
      attributes: record(attribute, namePattern),
    },
  )
  const options = list(option, { least: 1 })
  const range = { min: number(0, true), max: number(0, true), step: number(1, true) }
  const unit = oneOf('mm', 'piece')
  const order = described('Where it stands among the others; the order of writing when left out', number())
  const about = { order, scope: oneOf('article', 'project'), mandatory: yesOrNo }
  if (form === 'pack') {
    const domain = byWord('kind', {
      options: object({ kind: text(), options }),
      integer: object({ kind: text(), ...range, unit }),
    })
    return object({ code: variantCode, name: words, ...about, domain }, { designClass: code })
  }
  const { min, max, step } = range
  return object(
    { name: words },
    { ...about, designClass: code, options, integer: object({ min, max }, { step, unit }) },
  )
}

const cell = either(Array.isArray, list(textOrNumber, { least: 1 }), textOrNumber)
const rows = list(list(cell), { least: 1 })
const ruleScope = { models: list(code), articles: list(code) }

function packRule(words: Shape): Shape {
  const table = object({ kind: text(), variants: list(variantCode, { least: 1 }), rows })
  const body = byWord('kind', {
    // biome-ignore lint/suspicious/noThenProperty: the pack's word; a shape is never taken for a promise.
    implies: object({ kind: text(), when: text(), then: text() }),
    check: object({ kind: text(), test: text() }),
    allow: table,
    forbid: table,
  })
  return object({ code, why: words, body }, ruleScope)
}

function sourceRule(words: Shape): Shape {
  const variants = list(variantCode, { least: 1 })
  return object(
    { code, why: described('The reason a seller reads', words) },
    // biome-ignore lint/suspicious/noThenProperty: the author's word; a shape is never taken for a promise.
    { ...ruleScope, when: text(), then: text(), check: text(), variants, allow: rows, forbid: rows },
  )
}

type Filled = (required: Fields, defaulted: Fields, optional?: Fields) => Shape

function modelShape(words: Shape, filled: Filled): Shape {
  return filled(
    { code, name: words },
    { opening: choices, forced: choices, defaults: choices, limits },
    { base: code },
  )
}

function articleShape(form: Form, words: Shape, filled: Filled): Shape {
  const recipe =
    form === 'pack' ? code : either((value) => typeof value === 'string', code, usedRecipe(words))
  return filled(
    { code, name: words, classification: code, models: list(code, { least: 1 }), recipe },
    {
      variants: list(variantCode),
      sides: list(oneOf('L', 'R'), { least: 1 }),
      attach: oneOf('floor', 'wall', 'ceiling', 'worktop', 'corner', 'opening'),
      mountHeight: number(0),
    },
    {
      orderCode: text(),
      description: words,
      tags: list(text()),
      picture: text(),
      run: oneOf('base', 'wall', 'tall'),
      roles: list(roleName),
      needs: list(object({ role: roleName, why: words, from: list(code, { least: 1 }) })),
      forced: choices,
      defaults: choices,
      limits,
      only: record(list(code, { least: 1 }), namePattern),
      special: described(
        'The variants that may be asked for otherwise than the rules allow, priced by hand',
        list(variantCode, { least: 1 }),
      ),
      replacedBy: code,
    },
  )
}

const expression = textOrNumber

const followerShape = object(
  { code, kind: oneOf(...followerKinds), article: code, choices: record(expression, namePattern) },
  {
    models: list(code, { least: 1 }),
    levels: list(oneOf('base', 'wall', 'tall'), { least: 1 }),
    at: oneOf('wall', 'free'),
    when: text(),
    out: expression,
    up: expression,
    beyond: number(0),
    longest: expression,
    widest: number(0),
    narrowest: number(0),
  },
)

function priceListShape(form: Form, words: Shape): Shape {
  const decimal = decimalShape(form)
  const bounds = list(number(0), { least: 1 })
  const kind = text()
  const surcharge = { kind, code, name: words }
  const bounded = { when: text(), min: decimal }
  const item = byWord('kind', {
    base: object({ kind, article: code, amount: decimal }),
    matrix: object({
      kind,
      article: code,
      across: variantCode,
      down: variantCode,
      acrossUpTo: bounds,
      downUpTo: bounds,
      cells: list(list(nullOr(decimal)), { least: 1 }),
    }),
    finish: object({ kind, code, amount: decimal }, { min: decimal }),
    fixed: object({ ...surcharge, amount: decimal }, { ...bounded, times: textOrNumber }),
    metre: object({ ...surcharge, amount: decimal, length: textOrNumber }, bounded),
    area: object({ ...surcharge, amount: decimal, variant: variantCode }, bounded),
    formula: object({ ...surcharge, formula: textOrNumber }, bounded),
    percent: object({ ...surcharge, rate: decimal, of: oneOf('base', 'fixed', 'running') }, { when: text() }),
  })
  return object(
    {
      code,
      name: words,
      currency: text(/^[A-Z]{3}$/, 'a currency such as EUR'),
      countries: list(text(/^[A-Z]{2}$/, 'a country such as IT')),
      validFrom: date,
      vat: decimal,
      roundTo: decimal,
      items: list(
        named('priceItem', () => item),
        { least: 1 },
      ),
    },
    {
      validTo: date,
      replaces: described('The list whose place it takes while it is valid', code),
      rounding: oneOf('halfUp', 'halfEven', 'up', 'down'),
      externalDecimals: number(-6, true),
      increase: oneOf('beforePromotions', 'afterPromotions'),
      discounts: oneOf('cascade', 'add'),
      vatRounding: oneOf('piece', 'row', 'rate', 'document'),
    },
  )
}

function promotionShape(form: Form, words: Shape, filled: Filled): Shape {
  return filled(
    { code, name: words, from: date, to: date, rate: decimalShape(form) },
    { priority: number(0, true), stacks: yesOrNo },
    { priceLists: list(code), when: text() },
  )
}

function goldenShape(form: Form): Shape {
  return object({ article: code, model: code, priceList: code, price: decimalShape(form) }, { choices, date })
}

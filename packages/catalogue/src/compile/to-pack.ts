import type { Path, Problem, Report } from './finding.ts'
import { expandRecipes, type Library } from './recipes/expand-recipes.ts'
import { isRecord } from './shape.ts'

type Fields = Readonly<Record<string, unknown>>

export type Packed = {
  readonly pack: Fields
  readonly tradeTerms: unknown
  /** Configurations whose price the author has fixed; they are checked, never published. */
  readonly golden: unknown
  readonly problems: readonly Problem[]
  /** From a path in the pack to where its author wrote it. */
  readonly sourcePath: (path: Path) => Path
}

/**
 * From the short form authors write to the pack's own: codes from keys, plain names as English, left-out
 * fields filled in, recipes of the library written out.
 */
export function toPack(data: Fields, library: Library = {}): Packed {
  const { tradeTerms = [], golden = [], texts = {}, ...source } = data
  const problems: Problem[] = []
  const report: Report = (path, message, at) =>
    problems.push({ path, message, ...(at !== undefined && { at }) })
  const { recipes, articles, origins } = expandRecipes(source, library, report)
  const pack = {
    format: 'arredo-pack/1',
    materials: {},
    designClasses: {},
    ...source,
    variants: mapRecord(source.variants ?? {}, toVariant),
    recipes,
    rules: mapList(source.rules ?? [], toRule),
    models: mapList(source.models, (model) => ({
      opening: {},
      forced: {},
      defaults: {},
      limits: {},
      ...model,
    })),
    articles: mapList(articles, (article) => ({
      variants: [],
      sides: ['L', 'R'],
      attach: 'floor',
      mountHeight: 0,
      ...article,
    })),
    ...(source.promotions !== undefined && {
      promotions: mapList(source.promotions, (promotion) => ({ priority: 1, stacks: false, ...promotion })),
    }),
  }
  const translate = translator(texts)
  return {
    pack: withTexts(pack, [], translate) as Fields,
    tradeTerms: withTexts(tradeTerms, ['tradeTerms'], translate),
    golden: withTexts(golden, ['golden'], translate),
    problems,
    sourcePath: (path) => sourcePath(path, data, origins),
  }
}

function toVariant(variant: Fields, code: string, position: number): Fields {
  const { options, integer, ...rest } = variant
  const domain =
    integer === undefined
      ? { kind: 'options', options }
      : { kind: 'integer', step: 1, unit: 'mm', ...(isRecord(integer) ? integer : {}) }
  return { code, order: position + 1, scope: 'article', mandatory: true, ...rest, domain }
}

function toRule(rule: Fields): Fields {
  const {
    code,
    why,
    models,
    articles,
    when,
    then: follows,
    check,
    allow,
    forbid,
    variants,
    ...unknown
  } = rule
  const head = {
    code,
    why,
    ...(models !== undefined && { models }),
    ...(articles !== undefined && { articles }),
  }
  if (when !== undefined || follows !== undefined) {
    // biome-ignore lint/suspicious/noThenProperty: the pack's word; a text is never taken for a promise.
    return { ...head, ...unknown, body: { kind: 'implies', when, then: follows } }
  }
  if (check !== undefined) return { ...head, ...unknown, body: { kind: 'check', test: check } }
  if (allow !== undefined) return { ...head, ...unknown, body: { kind: 'allow', variants, rows: allow } }
  return { ...head, ...unknown, body: { kind: 'forbid', variants, rows: forbid } }
}

/** A pack wraps a variant's values and a rule's condition once more than its author does. */
function sourcePath(path: Path, data: Fields, origins: ReadonlyMap<string, Path>): Path {
  for (let length = path.length; length > 1; length -= 1) {
    const origin = origins.get(JSON.stringify(path.slice(0, length)))
    if (origin) return [...origin, ...path.slice(length)]
  }
  const [section, index, ...rest] = path
  if (section === 'variants') {
    const variant = isRecord(data.variants) ? data.variants[String(index)] : undefined
    const isInteger = isRecord(variant) && variant.integer !== undefined
    return path.flatMap((step) => (step === 'domain' ? (isInteger ? ['integer'] : []) : [step]))
  }
  if (section !== 'rules' || index === undefined) return path
  const rule = Array.isArray(data.rules) ? (data.rules[Number(index)] as unknown) : undefined
  const rows = isRecord(rule) && rule.allow !== undefined ? 'allow' : 'forbid'
  const words: Readonly<Record<string, string>> = { test: 'check', rows }
  return [section, index, ...rest.filter((step) => step !== 'body').map((step) => words[step] ?? step)]
}

const textFields = ['name', 'why', 'description']
const codedFields = ['attributes', 'opening', 'forced', 'defaults', 'choices', 'limits', 'only']
const decimalFields = [
  'amount',
  'rate',
  'vat',
  'roundTo',
  'price',
  'reduction',
  'margin',
  'waste',
  'inBoxesOf',
]

type Translate = (text: Fields) => Fields

/** Texts in other languages may stand apart, by their English words. */
function translator(texts: unknown): Translate {
  const languages = Object.entries(isRecord(texts) ? texts : {})
  return (text) => {
    const english = String(text.en)
    const others = languages.flatMap(([language, words]) =>
      isRecord(words) && Object.hasOwn(words, english) ? [[language, words[english]] as const] : [],
    )
    return { ...Object.fromEntries(others), ...text }
  }
}

/** Names written as one text are English; decimal numbers written without quotes become texts. */
function withTexts(value: unknown, path: Path, translate: Translate): unknown {
  if (Array.isArray(value)) return value.map((item, index) => withTexts(item, [...path, index], translate))
  if (!isRecord(value)) return path.includes('cells') && typeof value === 'number' ? String(value) : value
  // Expressions of a recipe may be called anything, and so may variants and attributes.
  const isRecipe = path[0] === 'recipes' && !path.includes('clearances') && path.length > 2
  // The limits of sellers are decimals, those of articles numbers.
  if (codedFields.includes(String(path.at(-1))) && path[0] !== 'tradeTerms') return value

  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => {
      if (textFields.includes(key) && !isRecipe) {
        if (typeof held === 'string') return [key, translate({ en: held })]
        if (isRecord(held) && typeof held.en === 'string') return [key, translate(held)]
      }
      // The least of a surcharge is an amount, the least of a variant a number.
      const isDecimal = decimalFields.includes(key) || (key === 'min' && path[0] === 'priceLists')
      if (isDecimal && !isRecipe && typeof held === 'number') return [key, String(held)]
      return [key, withTexts(held, [...path, key], translate)]
    }),
  )
}

function mapRecord(value: unknown, change: (held: Fields, key: string, position: number) => Fields): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, held], position) => [
      key,
      isRecord(held) ? change(held, key, position) : held,
    ]),
  )
}

function mapList(value: unknown, change: (held: Fields) => Fields): unknown {
  return Array.isArray(value) ? value.map((held: unknown) => (isRecord(held) ? change(held) : held)) : value
}

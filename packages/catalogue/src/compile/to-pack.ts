import type { Path } from './finding.ts'
import { isRecord } from './read-source.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * From the short form authors write to the pack's own: codes from keys, plain names as English, left-out
 * fields filled in. It judges nothing: what it does not understand it leaves for the check to name.
 */
export function toPack(data: Fields): { readonly pack: Fields; readonly tradeTerms: unknown } {
  const { tradeTerms = [], ...source } = data
  const pack = {
    format: 'arredo-pack/1',
    materials: {},
    designClasses: {},
    rules: [],
    ...source,
    variants: mapRecord(source.variants ?? {}, toVariant),
    recipes: mapRecord(source.recipes ?? {}, (recipe) => ({ let: {}, ...recipe })),
  }
  const lists = {
    rules: mapList(pack.rules, toRule),
    models: mapList(source.models, (model) => ({
      opening: {},
      forced: {},
      defaults: {},
      limits: {},
      ...model,
    })),
    articles: mapList(source.articles, (article) => ({
      variants: [],
      sides: ['L', 'R'],
      attach: 'floor',
      mountHeight: 0,
      ...article,
    })),
  }
  return {
    pack: withTexts({ ...pack, ...lists }, []) as Fields,
    tradeTerms: withTexts(tradeTerms, ['tradeTerms']),
  }
}

function toVariant(variant: Fields, code: string, position: number): Fields {
  const { options, integer, ...rest } = variant
  const domain =
    integer === undefined
      ? { kind: 'options', options }
      : { kind: 'integer', unit: 'mm', ...(isRecord(integer) ? integer : {}) }
  return { code, order: position + 1, scope: 'article', mandatory: true, ...rest, domain }
}

function toRule(rule: Fields): Fields {
  const { code, why, when, then: follows, check, allow, forbid, variants, rows, ...unknown } = rule
  const head = { code, why, ...unknown }
  if (when !== undefined || follows !== undefined) {
    // biome-ignore lint/suspicious/noThenProperty: the pack's word; a text is never taken for a promise.
    return { ...head, body: { kind: 'implies', when, then: follows } }
  }
  if (check !== undefined) return { ...head, body: { kind: 'check', test: check } }
  if (allow !== undefined) return { ...head, body: { kind: 'allow', variants, rows: allow } }
  if (forbid !== undefined) return { ...head, body: { kind: 'forbid', variants, rows: forbid } }
  return { ...head, body: { kind: rows ? 'allow' : undefined, variants, rows } }
}

const decimalFields = ['amount', 'rate', 'vat', 'roundTo']

/** Names written as one text are English; decimal numbers written without quotes become texts. */
function withTexts(value: unknown, path: Path): unknown {
  if (Array.isArray(value)) return value.map((item, index) => withTexts(item, [...path, index]))
  if (!isRecord(value)) return path.includes('cells') && typeof value === 'number' ? String(value) : value
  // Expressions of a recipe may be called anything.
  if (path[0] === 'recipes') return value

  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => {
      if ((key === 'name' || key === 'why') && typeof held === 'string') return [key, { en: held }]
      if (decimalFields.includes(key) && typeof held === 'number') return [key, String(held)]
      return [key, withTexts(held, [...path, key])]
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

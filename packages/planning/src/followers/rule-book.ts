import type { Catalogue } from '@arredo/catalogue'
import type { OpenRule } from './piece.ts'

/** The rules of all packs that are open, in their order. */
export type RuleBook = {
  readonly catalogues: readonly Catalogue[]
  readonly rules: readonly OpenRule[]
  readonly panels: readonly OpenRule[]
}

/** As long as the same packs are open it is the same book, whatever map they come in. */
const latest = new WeakMap<Catalogue, RuleBook>()

export function ruleBookOf(open: ReadonlyMap<string, Catalogue>): RuleBook {
  const catalogues = [...open.values()].filter(({ followers }) => followers.length > 0)
  const [first] = catalogues
  if (!first) return empty
  const last = latest.get(first)
  const isSame =
    last?.catalogues.length === catalogues.length &&
    catalogues.every((each, at) => each === last.catalogues[at])
  if (last && isSame) return last

  const rules = catalogues.flatMap((catalogue) =>
    catalogue.followers.map((rule): OpenRule => ({ ...rule, catalogue })),
  )
  const book = { catalogues, rules, panels: rules.filter(({ rule }) => rule.kind === 'endPanel') }
  latest.set(first, book)
  return book
}

const empty: RuleBook = { catalogues: [], rules: [], panels: [] }

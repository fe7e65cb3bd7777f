import {
  type ArticleEvaluation,
  type CompiledExpression,
  compileExpression,
  configurationReader,
  type Expression,
  type Pack,
  priceNames,
  type Reader,
  variantNames,
} from '@arredo/catalogue'

/** Null: the expression is about a variant the article does not have. */
export type Ask = (text: Expression) => ReturnType<Extract<CompiledExpression, { ok: true }>['run']> | null

/** Answers what a price list or promotion asks about one configured article. */
export function asker(pack: Pack, { article, configuration, worked }: ArticleEvaluation, model = ''): Ask {
  let reader: Reader | null = null
  return (text) => {
    const compiled = compileOnce(pack, text)
    if (!compiled.ok) throw new Error(`Price list expression "${text}": ${compiled.message}`)
    const isKnown = compiled.reads.every((name) => Object.hasOwn(configuration, name) || priceNames.has(name))
    if (!isKnown) return null
    // Most rows are known already and ask nothing.
    reader ??= configurationReader(
      pack,
      configuration,
      new Map<string, string | number>([
        ['ARTICLE', article],
        ['MODEL', model],
        ['CUTS', worked?.cuts ?? 0],
        ['JOINTS', worked?.joints ?? 0],
      ]),
    )
    return compiled.run(reader)
  }
}

/** A pack never changes, so what an expression says about its variants is worked out once; only a cache. */
const compiledByVariants = new WeakMap<Pack['variants'], Map<Expression, CompiledExpression>>()

function compileOnce(pack: Pack, text: Expression): CompiledExpression {
  let known = compiledByVariants.get(pack.variants)
  if (!known) {
    known = new Map()
    compiledByVariants.set(pack.variants, known)
  }
  let compiled = known.get(text)
  if (!compiled) {
    compiled = compileExpression(text, variantNames(pack, priceNames))
    known.set(text, compiled)
  }
  return compiled
}

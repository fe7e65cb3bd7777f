import type { ArticleModel } from '../../article-model.ts'
import { lastValue } from '../../compile-rule.ts'
import { stand } from '../../evaluate-article.ts'
import type { Choices, Side } from '../../pack.ts'

export type AtLimit = { readonly configuration: Choices; readonly side: Side }

/** An article at its usual size, with all measures smallest and largest, and with each of them alone so, in each hand. */
export function atLimits(ready: ArticleModel): readonly AtLimit[] {
  const { article, model, variants } = ready
  const measures = variants.flatMap(({ code, domain }) =>
    domain.kind === 'integer' ? [{ code, least: domain.min, most: lastValue(domain) }] : [],
  )
  // Wishes: where the rules or limits forbid them, the nearest size stands.
  const sizes: readonly Choices[] = [
    {},
    Object.fromEntries(measures.map(({ code, least }) => [code, least])),
    Object.fromEntries(measures.map(({ code, most }) => [code, most])),
    ...(measures.length > 1
      ? measures.flatMap(({ code, least, most }) => [{ [code]: least }, { [code]: most }])
      : []),
  ]
  const side = article.sides[0] ?? 'L'
  const found = new Map<string, Choices>()
  for (const choices of sizes) {
    const request = { article: article.code, model: model.code, side, choices, header: {} }
    const { configuration } = stand(ready, request)
    found.set(JSON.stringify(configuration), configuration)
  }
  const configurations = [...found.values()]
  return article.sides.flatMap((hand) =>
    configurations.map((configuration) => ({ configuration, side: hand })),
  )
}

/** Formulas that halve and add up again may be a hair beyond. */
export const hair = 0.01

export function rounded(length: number): number {
  return Math.round(length * 10) / 10
}

/** " with W 300, H 720", for a message. */
export function measuresIn({ variants }: ArticleModel, configuration: Choices): string {
  const measures = variants.flatMap(({ code, domain }) =>
    domain.kind === 'integer' ? [`${code} ${configuration[code]}`] : [],
  )
  return measures.length === 0 ? '' : ` with ${measures.join(', ')}`
}

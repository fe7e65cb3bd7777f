import type { Article, ArticleRequest, Catalogue, Choices, Model, Option, Text } from '@arredo/catalogue'
import { type HeaderVariant, type Looks, shownChoices } from '@arredo/flows'
import { type Surface, surfaceOf } from '../../planner/inspector/variants/option-choices.ts'

/** An option of a look: as it looks, or why it does not go with the rest of it. */
export type LookOption = Pick<Option, 'code' | 'name' | 'neutral'> & {
  readonly surface: Surface | null
  /** Null where it can be chosen. */
  readonly whyNot: readonly Text[] | null
}

type Asking = {
  readonly catalogue: Catalogue
  readonly looks: Looks
  readonly model: Model
  readonly picked: Choices
}

/** Variants the model leaves open. */
export function openVariants({ variants }: Looks, { forced }: Model): readonly HeaderVariant[] {
  return variants.filter(({ code }) => forced[code] === undefined)
}

export function lookOptions(asking: Asking, variant: HeaderVariant): readonly LookOption[] {
  const { catalogue } = asking
  const request = requestFor(asking, variant)
  const state = request
    ? catalogue.evaluateNow(request, variant.code)?.variants.find(({ code }) => code === variant.code)
    : undefined
  const refused = new Set(state?.options?.filter(({ allowed }) => allowed === 'no').map(({ value }) => value))

  return variant.domain.options.map(({ code, name, material, neutral = false }) => ({
    ...{ code, name, neutral },
    surface: material ? surfaceOf(catalogue.pack.materials[material]) : null,
    whyNot:
      request && refused.has(code) && !(neutral && isOwn(catalogue, request, variant))
        ? reasonsOf(catalogue, request, variant.code, code)
        : null,
  }))
}

/** A splashback is not made without a splashback: who chooses none of it has none, and nothing refuses that. */
function isOwn({ pack }: Catalogue, { article }: ArticleRequest, { code }: HeaderVariant): boolean {
  const only = pack.articles.find((each) => each.code === article)?.only
  return only?.[code] !== undefined
}

/** The authors' rules; that a model forces something is told by these as well, where there are any. */
function reasonsOf(catalogue: Catalogue, request: ArticleRequest, variant: string, value: string) {
  const { reasons } = catalogue.whyNot(request, variant, value)
  const ruled = reasons.filter(({ rule }) => catalogue.pack.rules.some(({ code }) => code === rule))
  return (ruled.length > 0 ? ruled : reasons).map(({ why }) => why)
}

/** What was picked before goes along with another model as far as that is made so. */
export function keptPicks(asking: Asking): Choices {
  let kept: Choices = {}
  for (const variant of openVariants(asking.looks, asking.model)) {
    const pick = asking.picked[variant.code]
    if (pick === undefined) continue
    const option = lookOptions({ ...asking, picked: kept }, variant).find(({ code }) => code === pick)
    if (option?.whyNot === null) kept = { ...kept, [variant.code]: pick }
  }
  return kept
}

/** An option without a surface is seen on the article it is chosen for. */
export function requestWith(asking: Asking, variant: HeaderVariant, value: string): ArticleRequest | null {
  const request = requestFor(asking, variant)
  return request && { ...request, choices: { ...request.choices, [variant.code]: value } }
}

/** Asked of the article that most of the look shows on, with all the rest of it chosen. */
function requestFor(
  { catalogue, looks, model, picked }: Asking,
  variant: HeaderVariant,
): ArticleRequest | null {
  const article = typicalArticle(catalogue, looks, model, variant)
  if (!article) return null

  const { [variant.code]: _, ...rest } = shownChoices(looks, model, picked)
  const choices = Object.fromEntries(Object.entries(rest).filter(([code]) => article.variants.includes(code)))
  return { article: article.code, model: model.code, side: article.sides[0] ?? 'L', choices, header: {} }
}

function typicalArticle(
  { pack }: Catalogue,
  { variants }: Looks,
  model: Model,
  { code }: HeaderVariant,
): Article | undefined {
  const shared = (article: Article) => variants.filter((each) => article.variants.includes(each.code)).length
  return pack.articles
    .filter((article) => article.models.includes(model.code) && article.variants.includes(code))
    .toSorted((one, two) => shared(two) - shared(one))[0]
}

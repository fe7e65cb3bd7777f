import {
  type ArticleRequest,
  type Catalogue,
  type ChoiceValue,
  tryChoice,
  type VariantCode,
} from '@arredo/catalogue'
import { createFollow } from '@arredo/planning'
import type { Face, ProjectPrice } from '@arredo/pricing'
import {
  type ArticleRow,
  changeHeaderVariant,
  changeVariant,
  changeVariants,
  type EvaluationContext,
  evaluateProject,
  type ProjectDocument,
  type Result,
  type RowId,
} from '@arredo/project'
import { priceDifference } from './price-difference.ts'
import type { ChoicePrice, ChoicePrices, Numbers } from './protocol.ts'

export type Priced = {
  readonly document: ProjectDocument
  readonly context: EvaluationContext
  readonly face: Face
  /** Instead of every option of every variant. */
  readonly numbers?: Numbers
}

/**
 * For every option of every variant, or for the numbers asked for, what choosing it, as the inspector does, would
 * change of the total: by the commands a person gives and the pipeline the project is priced with. Pauses after
 * every one.
 */
export function* priceChoices(project: Priced, id: RowId): Generator<void, ChoicePrices> {
  const { document, context } = project
  const row = document.rows[id]
  const catalogue = row?.kind === 'article' ? context.catalogues.get(row.catalogue) : undefined
  if (row?.kind !== 'article' || !catalogue) return new Map()

  const request = requestOf(document, row)
  const now = priceOf(project, document)
  const prices = new Map<VariantCode, Map<ChoiceValue, ChoicePrice>>()
  const options = () =>
    (catalogue.evaluateNow(request)?.variants ?? []).flatMap((state): readonly Wished[] =>
      state.options ? [{ variant: state.code, values: state.options.map(({ value }) => value) }] : [],
    )
  for (const { variant: code, values } of project.numbers ? [project.numbers] : options()) {
    const ofVariant = new Map<ChoiceValue, ChoicePrice>()
    prices.set(code, ofVariant)
    for (const value of values) {
      const { chosen, repairs } = choose(document, row, catalogue, request, code, value)
      const then = chosen?.ok ? priceOf(project, followed(project, chosen.value)) : undefined
      const difference = priceDifference(now, then, id)
      ofVariant.set(value, repairs ? { difference, repairs } : { difference })
      yield
    }
  }
  return prices
}

/** The same for what is chosen once for the whole project. */
export function* priceHeader(project: Priced): Generator<void, ChoicePrices> {
  const { document, context } = project
  const now = priceOf(project, document)
  const prices = new Map<VariantCode, Map<ChoiceValue, ChoicePrice>>()
  for (const { variant, values } of project.numbers ? [project.numbers] : headerOptions(context)) {
    const ofVariant = prices.get(variant) ?? new Map<ChoiceValue, ChoicePrice>()
    prices.set(variant, ofVariant)
    for (const value of values) {
      const chosen = changeHeaderVariant.run(document, { variant, value }, context.alternative)
      const then = chosen.ok ? priceOf(project, followed(project, chosen.value)) : undefined
      ofVariant.set(value, { difference: priceDifference(now, then, null) })
      yield
    }
  }
  return prices
}

type Wished = { readonly variant: VariantCode; readonly values: readonly ChoiceValue[] }

function headerOptions({ catalogues }: EvaluationContext): readonly Wished[] {
  return [...catalogues.values()].flatMap(({ pack }) =>
    Object.values(pack.variants).flatMap(({ code, scope, domain }): readonly Wished[] =>
      scope === 'project' && domain.kind === 'options'
        ? [{ variant: code, values: domain.options.map((option) => option.code) }]
        : [],
    ),
  )
}

function requestOf(document: ProjectDocument, row: ArticleRow): ArticleRequest {
  const { article, model, side, choices } = row
  return { article, model, side, choices, header: document.alternatives[row.alternative]?.choices ?? {} }
}

type Chosen = { readonly chosen: Result<ProjectDocument> | null; readonly repairs?: readonly VariantCode[] }

function choose(
  document: ProjectDocument,
  { id }: ArticleRow,
  catalogue: Catalogue,
  request: ArticleRequest,
  variant: VariantCode,
  value: ChoiceValue,
): Chosen {
  const tried = tryChoice(catalogue, request, variant, value)
  if (tried.kind === 'stands') return { chosen: changeVariant.run(document, { row: id, variant, value }) }
  if (!tried.repair) return { chosen: null }
  const { choices, dropped } = tried.repair
  return { chosen: changeVariants.run(document, { row: id, choices }), repairs: dropped }
}

/** With what follows the runs, as the desk does it: another width is another worktop, another front another plinth. */
function followed({ document, context }: Priced, chosen: ProjectDocument): ProjectDocument {
  const seen = (each: ProjectDocument) => ({
    document: each,
    evaluation: evaluateProject(each, { ...context, faces: [], answer: 'now' }),
  })
  return createFollow(() => context.catalogues)(seen(document), seen(chosen))
}

/** D-80: only the face that is shown, and only where it may be seen. */
function priceOf({ context, face }: Priced, document: ProjectDocument): ProjectPrice | undefined {
  const faces = context.faces.includes(face) ? [face] : []
  return evaluateProject(document, { ...context, faces, answer: 'now' }).prices[face]
}

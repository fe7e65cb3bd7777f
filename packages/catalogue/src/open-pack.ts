import { repair, whyNot } from '@arredo/solver'
import { type ArticleModel, articleModel } from './article-model.ts'
import type { Catalogue } from './catalogue.ts'
import { configure, evaluateArticle, keptChoices, notOffered } from './evaluate-article.ts'
import type { ArticleEvaluation, ArticleRequest, Repair, WhyNot } from './evaluation.ts'
import type { Choices, ChoiceValue, Pack, VariantCode } from './pack.ts'

/** Answers kept per opened pack: several full projects; the oldest goes first. */
const remembered = 1_000

/** Opens a pack that was checked when it was published; a broken one throws when it is used. */
export function openPack(pack: Pack): Catalogue {
  const models = new Map<string, ArticleModel | null>()
  const evaluations = new Map<string, ArticleEvaluation>()

  const readyFor = ({ article, model }: ArticleRequest): ArticleModel | null => {
    const key = JSON.stringify([article, model])
    const known = models.get(key)
    if (known !== undefined) return known
    const made = articleModel(pack, article, model)
    models.set(key, made)
    return made
  }

  return {
    pack,
    evaluate(request) {
      const ready = readyFor(request)
      if (!ready) return null

      const key = keyOf(request, ready)
      const known = evaluations.get(key)
      if (known) return known
      const made = evaluateArticle(ready, request)
      evaluations.set(key, made)
      const [oldest] = evaluations.keys()
      if (evaluations.size > remembered && oldest !== undefined) evaluations.delete(oldest)
      return made
    },
    whyNot(request, variant, value) {
      const ready = readyFor(request)
      return ready ? explainValue(ready, request, variant, value) : { because: [], reasons: [] }
    },
    repair(request, variant, value) {
      const ready = readyFor(request)
      return ready ? repairChoices(ready, request, variant, value) : null
    },
  }
}

function explainValue(
  ready: ArticleModel,
  request: ArticleRequest,
  variant: VariantCode,
  value: ChoiceValue,
): WhyNot {
  const missing = notOffered(ready, variant, value)
  if (missing) return { because: [], reasons: [missing] }

  const answer = whyNot(ready.solver, standing(ready, request), variant, value)
  if (answer.kind !== 'conflict') return { because: [], reasons: [] }
  const reasons = [...new Set(answer.constraints)].flatMap((name) => ready.reasons.get(name) ?? [])
  return { because: answer.because, reasons }
}

function repairChoices(
  ready: ArticleModel,
  request: ArticleRequest,
  variant: VariantCode,
  value: ChoiceValue,
): Repair | null {
  if (notOffered(ready, variant, value)) return null
  const kept = standing(ready, request)
  const answer = repair(ready.solver, kept, variant, value)
  if (answer.kind !== 'repaired') return null

  // Choices about variants this article does not have are not ours to take away.
  const foreign = Object.entries(request.choices).filter(
    ([code]) => !ready.variants.some((candidate) => candidate.code === code),
  )
  const lost = Object.keys(request.choices).filter(
    (code) =>
      code !== variant && !Object.hasOwn(kept, code) && ready.variants.some((held) => held.code === code),
  )
  return {
    choices: { ...Object.fromEntries(foreign), ...answer.choices },
    dropped: [...answer.dropped, ...lost],
  }
}

function standing(ready: ArticleModel, request: ArticleRequest): Choices {
  return keptChoices(ready, request, configure(ready, request))
}

/** Only what the article can read is part of the key: other header variants change nothing here. */
function keyOf(
  { article, model, side, choices, header }: ArticleRequest,
  { variants }: ArticleModel,
): string {
  const own = variants.map(({ code }) => (Object.hasOwn(choices, code) ? (choices[code] ?? null) : null))
  const inherited = variants.map(({ code }) => (Object.hasOwn(header, code) ? (header[code] ?? null) : null))
  return JSON.stringify([article, model, side, own, inherited])
}

import { repair, whyNot } from '@arredo/solver'
import { type ArticleModel, articleModel } from './article-model.ts'
import type { Catalogue } from './catalogue.ts'
import { compileFollower } from './compile-follower.ts'
import {
  evaluateArticle,
  evaluateArticleInSteps,
  evaluateArticleNow,
  notOffered,
  stand,
} from './evaluate-article.ts'
import type { ArticleEvaluation, ArticleRequest, Repair, VariantState, WhyNot } from './evaluation.ts'
import type { ChoiceValue, Pack, VariantCode } from './pack.ts'

/** Answers kept per opened pack: several full projects; the oldest goes first. */
const remembered = 1_000

/** Opens a pack that was checked when it was published; a broken one throws when it is used. */
export function openPack(pack: Pack): Catalogue {
  const models = new Map<string, ArticleModel | null>()
  const full: Answers = new Map()
  const instant: Answers = new Map()

  const readyFor = ({ article, model }: ArticleRequest): ArticleModel | null => {
    const key = JSON.stringify([article, model])
    const known = models.get(key)
    if (known !== undefined) return known
    const made = articleModel(pack, article, model)
    models.set(key, made)
    return made
  }

  const evaluateNow: Catalogue['evaluateNow'] = (request, open) => {
    const ready = readyFor(request)
    if (!ready) return null

    const key = keyOf(request, ready)
    const asked = open === undefined ? key : `${key}\n${open}`
    const known = full.get(key) ?? instant.get(asked)
    if (known) return known
    const made = evaluateArticleNow(ready, request, open)
    if (!made.isProvisional) return remember(full, key, made)
    // Who asks next without a variant in mind is shown what is known of this one.
    if (!instant.has(key)) remember(instant, key, made)
    return remember(instant, asked, made)
  }

  return {
    pack,
    followers: (pack.followers ?? []).map((rule) => compileFollower(rule, pack).follower),
    evaluate(request) {
      const ready = readyFor(request)
      if (!ready) return null

      const key = keyOf(request, ready)
      return full.get(key) ?? remember(full, key, evaluateArticle(ready, request))
    },
    *evaluateInSteps(request) {
      const ready = readyFor(request)
      if (!ready) return null

      const key = keyOf(request, ready)
      return full.get(key) ?? remember(full, key, yield* evaluateArticleInSteps(ready, request))
    },
    evaluateNow,
    accept(request, variants) {
      const ready = readyFor(request)
      const now = evaluateNow(request)
      if (!ready || !now?.isProvisional || !isAbout(now, variants)) return

      // Configuration and parts stay the same objects: nothing is drawn again for an answer about other values.
      const { isProvisional: _, ...standing } = now
      const key = keyOf(request, ready)
      remember(full, key, { ...standing, variants })
      instant.delete(key)
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

type Answers = Map<string, ArticleEvaluation>

function remember(answers: Answers, key: string, answer: ArticleEvaluation): ArticleEvaluation {
  answers.set(key, answer)
  const [oldest] = answers.keys()
  if (answers.size > remembered && oldest !== undefined) answers.delete(oldest)
  return answer
}

function isAbout(now: ArticleEvaluation, variants: readonly VariantState[]): boolean {
  return (
    now.variants.length === variants.length &&
    now.variants.every(({ code, value }, place) => {
      const other = variants[place]
      return other?.code === code && other.value === value
    })
  )
}

function explainValue(
  ready: ArticleModel,
  request: ArticleRequest,
  variant: VariantCode,
  value: ChoiceValue,
): WhyNot {
  const missing = notOffered(ready, variant, value)
  if (missing) return { because: [], reasons: [missing] }

  const answer = whyNot(ready.solver, stand(ready, request).kept, variant, value)
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
  const { kept } = stand(ready, request)
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

/** Only what the article can read is part of the key: other header variants change nothing here. */
function keyOf(
  { article, model, side, choices, header }: ArticleRequest,
  { variants }: ArticleModel,
): string {
  const own = variants.map(({ code }) => (Object.hasOwn(choices, code) ? (choices[code] ?? null) : null))
  const inherited = variants.map(({ code }) => (Object.hasOwn(header, code) ? (header[code] ?? null) : null))
  return JSON.stringify([article, model, side, own, inherited])
}

import {
  type ArticleEvaluation,
  type ArticleRequest,
  type Catalogue,
  type Choices,
  choicesForWidth,
  type VariantCode,
} from '@arredo/catalogue'
import type { Compromise } from './restyled-row.ts'

export type Fitting = {
  readonly catalogue: Catalogue
  /** As it shall be: article, model and header are those wanted, own choices those it has. */
  readonly request: ArticleRequest
  /** As it is. */
  readonly now: ArticleEvaluation
  /** Wished for the whole alternative, and what was before. */
  readonly wishes: Choices
  readonly before: Choices
  /** What stands in a line keeps its width, so that the line stays as it is. */
  readonly keepsWidth: boolean
}

export type Fitted = {
  readonly choices: Choices
  readonly evaluation: ArticleEvaluation
  readonly compromises: readonly Compromise[]
}

/**
 * Own choices with which an article of another look is as large as the one that is there, follows what is wished for
 * the whole as far as it can, and keeps of its own choices what goes with that. Null where nothing can be made of it.
 */
export function fitted(fitting: Fitting): Fitted | null {
  const { request, catalogue } = fitting
  const asked = catalogue.evaluateNow(request)
  if (!asked) return null

  const standing = sized(fitting, standingOf(fitting, { choices: request.choices, evaluation: asked }))
  if (!standing || standing.evaluation.conflicts.length > 0) return null
  const wished = followed(fitting, standing)
  return { ...wished, compromises: [...givenUp(fitting, wished), ...notFollowed(fitting, wished)] }
}

type Standing = Pick<Fitted, 'choices' | 'evaluation'>

/** Without own choices that do not stand; what this article does not know stays for another. */
function standingOf(fitting: Fitting, { choices, evaluation }: Standing): Standing {
  const { configuration } = evaluation
  const kept = Object.entries(choices).filter(
    ([code, value]) => !Object.hasOwn(configuration, code) || configuration[code] === value,
  )
  if (kept.length === Object.keys(choices).length) return { choices, evaluation }
  return tried(fitting, Object.fromEntries(kept)) ?? { choices, evaluation }
}

/** Lengths stay what they are, where they can; a width must. */
function sized(fitting: Fitting, first: Standing): Standing | null {
  const { now, keepsWidth } = fitting
  let last = first
  for (const { code, range, value } of first.evaluation.variants) {
    const was = now.configuration[code]
    if (!range || typeof was !== 'number' || was === value) continue
    const next = tried(fitting, { ...last.choices, [code]: was })
    if (next && next.evaluation.conflicts.length === 0) last = next
  }
  if (!keepsWidth || isAsWide(now, last.evaluation)) return last

  const { catalogue, request } = fitting
  const width = Math.round(now.size.width)
  const choices = choicesForWidth(catalogue, { ...request, choices: last.choices }, width)
  const wide = choices && tried(fitting, choices)
  return wide && isAsWide(now, wide.evaluation) ? wide : null
}

/** What is wished for the whole is above own choices but lengths: they yield, as few as can be. */
function followed(fitting: Fitting, first: Standing): Standing {
  const { catalogue, request, wishes } = fitting
  let last = first
  for (const [code, wanted] of Object.entries(wishes)) {
    const { configuration } = last.evaluation
    const isFree = Object.hasOwn(configuration, code) && !Object.hasOwn(last.choices, code)
    if (!isFree || configuration[code] === wanted) continue
    const repair = catalogue.repair({ ...request, choices: last.choices }, code, wanted)
    if (!repair) continue
    const { [code]: _, ...plain } = repair.choices
    const next = [plain, repair.choices]
      .map((choices) => tried(fitting, choices))
      .find((each) => each && follows(each) && isAsLarge(last.evaluation, each.evaluation))
    last = next ?? last

    function follows({ evaluation }: Standing): boolean {
      return evaluation.conflicts.length === 0 && evaluation.configuration[code] === wanted
    }
  }
  return last
}

/** Own choices that are not what they were; a variant that another article does not have is none. */
function givenUp({ catalogue, request }: Fitting, { evaluation }: Standing): readonly Compromise[] {
  return Object.entries(request.choices).flatMap(([variant, wanted]): readonly Compromise[] => {
    const got = evaluation.configuration[variant]
    if (got === undefined || got === wanted) return []
    const { reasons } = catalogue.whyNot({ ...request, choices: {} }, variant, wanted)
    return [{ variant, wanted, got, isOwn: true, reasons }]
  })
}

function notFollowed(
  { catalogue, request, wishes, before, now }: Fitting,
  { choices, evaluation }: Standing,
): readonly Compromise[] {
  return Object.entries(wishes).flatMap(([variant, wanted]): readonly Compromise[] => {
    const got = evaluation.configuration[variant]
    if (got === undefined || got === wanted || Object.hasOwn(choices, variant)) return []
    // That was so before, and nobody asks about it now.
    if (before[variant] === wanted && now.configuration[variant] === got) return []
    const { reasons } = catalogue.whyNot({ ...request, choices }, variant, wanted)
    return [{ variant, wanted, got, isOwn: false, reasons }]
  })
}

function tried({ catalogue, request }: Fitting, choices: Choices): Standing | null {
  const evaluation = catalogue.evaluateNow({ ...request, choices })
  return evaluation && { choices, evaluation }
}

function isAsWide(one: ArticleEvaluation, two: ArticleEvaluation): boolean {
  return Math.abs(one.size.width - two.size.width) < 0.5 && one.arm === two.arm
}

function isAsLarge(one: ArticleEvaluation, two: ArticleEvaluation): boolean {
  const isSame = (axis: 'depth' | 'height') => Math.abs(one.size[axis] - two.size[axis]) < 0.5
  return isAsWide(one, two) && isSame('depth') && isSame('height')
}

/** Which of its lengths an article of another look has otherwise. */
export function otherLengths(now: ArticleEvaluation, then: ArticleEvaluation): readonly VariantCode[] {
  return then.variants.flatMap(({ code, value, range }) =>
    range && typeof now.configuration[code] === 'number' && now.configuration[code] !== value ? [code] : [],
  )
}

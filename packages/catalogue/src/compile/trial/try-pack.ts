import { type Assignment, isPossible, refresh } from '@arredo/solver'
import { type ArticleModel, articleModel } from '../../article-model.ts'
import { valuesOf } from '../../compile-rule.ts'
import { evaluateArticle } from '../../evaluate-article.ts'
import type { ChoiceValue, Pack, Variant } from '../../pack.ts'
import type { Question } from '../../rule/rule-constraints.ts'
import { triedCombinations } from '../../rule/tried-combinations.ts'
import type { Problem } from '../finding.ts'

/** What someone else makes of the same questions; 'unknown' proves nothing. */
export type Oracle = {
  readonly open: (puzzle: Puzzle) => {
    readonly isPossible: (choices: Assignment) => 'yes' | 'no' | 'unknown'
    readonly close: () => void
  }
}

export type Puzzle = {
  readonly variables: readonly { readonly name: string; readonly values: readonly ChoiceValue[] }[]
  readonly questions: readonly Question[]
}

export type TrialOptions = {
  /** Milliseconds of processor time since any start. */
  readonly clock: () => number
  readonly oracle?: Oracle
  readonly seed?: number
  /** Random states of every article in every model. */
  readonly states?: number
  /** Milliseconds that the answer to 99 of 100 changes may take. */
  readonly budget?: number
}

export type TrialResult = {
  readonly problems: readonly Problem[]
  readonly states: number
  readonly compared: number
  /** The slowest of the articles. */
  readonly p99: number
}

/** What a person feels as a delay, with room for a phone that is slower than the author's machine. */
const defaultBudget = 30

/** Plays random sessions with every article and asks the oracle for a second opinion on every state. */
export function tryPack(pack: Pack, options: TrialOptions): TrialResult {
  const { clock, oracle, seed = 1, states = 40, budget = defaultBudget } = options
  const problems: Problem[] = []
  let [tried, compared, worst] = [0, 0, 0]
  for (const [index, article] of pack.articles.entries()) {
    for (const [place, code] of article.models.entries()) {
      const ready = articleModel(pack, article.code, code)
      if (!ready) continue
      const path = ['articles', index, 'models', place]
      const play = () => playSession(ready, seed + 31 * index + place, { states, clock, budget })
      let session = play()
      // A busy machine is no fault of the author's: what is slow must be slow three times.
      for (let again = 0; again < 2 && session.p99 > budget; again += 1) {
        const next = play()
        if (next.p99 < session.p99) session = next
      }
      tried += session.states.length
      worst = Math.max(worst, session.p99)
      if (session.p99 > budget) {
        problems.push({
          path,
          message: `${article.code} in ${code} answers too slowly: ${Math.round(session.p99)} ms of ${budget}. Make its rules shorter or tables of them${hardestRule(ready, pack)}`,
        })
      }
      if (!oracle) continue
      const different = compare(ready, session.states, oracle)
      compared += different.compared
      if (different.found) problems.push({ path, message: `${article.code} in ${code}: ${different.found}` })
    }
  }
  return { problems, states: tried, compared, p99: worst }
}

/** Where to begin: what must be tried costs most, and next to it what is about most variants. */
function hardestRule({ stated }: ArticleModel, pack: Pack): string {
  const rules = stated.map(({ question, constraints }) => ({
    name: question.name,
    variants: question.scope.length,
    tried: triedCombinations(constraints, pack)?.combinations ?? 0,
  }))
  const [hardest] = rules.toSorted((one, two) => two.tried - one.tried || two.variants - one.variants)
  if (!hardest) return ''
  return hardest.tried > 0
    ? `; begin with ${hardest.name}, which can only be tried value by value`
    : `; the rule about most variants is ${hardest.name}`
}

type Session = { readonly states: number; readonly clock: () => number; readonly budget: number }

/** Choices as a person makes them: one after the other among those still open, now and then one taken back. */
function playSession(ready: ArticleModel, seed: number, { states: count, clock, budget }: Session) {
  const random = randomFrom(seed)
  const states: Assignment[] = []
  const times: number[] = []
  let spent = 0
  let choices: Record<string, ChoiceValue> = {}
  const request = { article: ready.article.code, model: ready.model.code, side: 'L', header: {} } as const
  evaluateArticle(ready, { ...request, choices })
  for (let turn = 0; turn < count && ready.variants.length > 0; turn += 1) {
    const variant = ready.variants[random(ready.variants.length)]
    if (!variant) break
    const { [variant.code]: held, ...others } = choices
    const open = held === undefined || random(3) > 0 ? openValues(ready, others, variant) : []
    const value = open[random(Math.max(1, open.length))]
    choices = value === undefined ? others : { ...others, [variant.code]: value }
    const start = clock()
    evaluateArticle(ready, { ...request, choices })
    times.push(clock() - start)
    states.push(choices)
    if (random(12) === 0) choices = {}
    // Hopeless: nobody need wait for the rest.
    spent += times.at(-1) ?? 0
    if (spent > count * budget) break
  }
  const sorted = times.toSorted((one, two) => one - two)
  return { states, p99: sorted[Math.floor((sorted.length - 1) * 0.99)] ?? 0 }
}

function openValues(ready: ArticleModel, choices: Assignment, variant: Variant): readonly ChoiceValue[] {
  const { values, ranges } = refresh(ready.solver, choices)
  const answers = values[variant.code]
  if (answers) return valuesOf(variant).filter((_, place) => answers[place] !== 'no')
  return (ranges[variant.code] ?? []).flatMap(({ from, to }) => [from, to])
}

function compare(ready: ArticleModel, states: readonly Assignment[], oracle: Oracle) {
  const variables = ready.variants.map((variant) => ({ name: variant.code, values: valuesOf(variant) }))
  const opened = oracle.open({ variables, questions: ready.stated.map(({ question }) => question) })
  const random = randomFrom(states.length)
  let compared = 0
  let found: string | null = null
  for (const choices of states) {
    const { name, values } = variables[random(variables.length)] ?? { name: '', values: [] }
    const value = values[random(Math.max(1, values.length))]
    if (value === undefined) continue
    const asked = { ...choices, [name]: value }
    const [ours, theirs] = [isPossible(ready.solver, asked), opened.isPossible(asked)]
    if (ours === 'unknown' || theirs === 'unknown') continue
    compared += 1
    if (ours !== theirs) {
      found ??= `two ways to work out its rules disagree on ${JSON.stringify(asked)}. This is no mistake of yours: report it with the catalogue`
    }
  }
  opened.close()
  return { compared, found }
}

/** The same numbers for the same seed, so that what a trial finds can be found again. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

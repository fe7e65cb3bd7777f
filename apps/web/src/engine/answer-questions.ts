import { type Catalogue, openPack, type VariantState } from '@arredo/catalogue'
import { priceChoices, priceHeader } from './price-choices.ts'
import type { Answer, Message, PriceQuestion, Question, RefreshQuestion, Reply } from './protocol.ts'

/** Where the answers go, and when it is time to look for newer messages. */
export type Port = {
  readonly reply: (reply: Reply) => void
  /** Whether others have waited long enough; asked after every step. */
  readonly isDue: () => boolean
  readonly later: (run: () => void) => void
}

/** The lower rank comes first. */
type Job = { readonly rank: number; readonly steps: Generator<void, Answer> }

/**
 * The engine off the main thread: takes messages at any time, works in steps, and never goes on with what was
 * dropped. Which values are possible is answered before what they would cost, and a number that somebody is
 * typing before the options beside it.
 */
export function answerQuestions(port: Port): (message: Message) => void {
  const catalogues = new Map<number, Catalogue>()
  const jobs = new Map<number, Job>()
  let isWaiting = false

  function wake(): void {
    if (isWaiting || jobs.size === 0) return
    isWaiting = true
    port.later(work)
  }

  function work(): void {
    isWaiting = false
    const [next] = [...jobs].toSorted(([, one], [, two]) => one.rank - two.rank)
    if (!next) return

    const [revision, { steps }] = next
    try {
      const answer = goOn(steps)
      if (answer) {
        jobs.delete(revision)
        port.reply({ revision, answer })
      }
    } catch (error) {
      // A bug in one question must not come back with every slice.
      jobs.delete(revision)
      throw error
    } finally {
      wake()
    }
  }

  function goOn(steps: Job['steps']): Answer | null {
    for (;;) {
      const step = steps.next()
      if (step.done) return step.value
      if (port.isDue()) return null
    }
  }

  function stepsFor(question: Question): Job['steps'] {
    return question.kind === 'refresh' ? refresh(question, catalogues) : price(question, catalogues)
  }

  return (message) => {
    if (message.kind === 'pack') catalogues.set(message.id, openPack(message.pack))
    if (message.kind === 'drop') jobs.delete(message.revision)
    if (message.kind !== 'ask') return

    const { revision, question } = message
    jobs.set(revision, { rank: rankOf(question), steps: stepsFor(question) })
    wake()
  }
}

function rankOf(question: Question): number {
  if (question.kind === 'refresh') return 0
  return question.numbers ? 1 : 2
}

function* refresh(
  { articles }: RefreshQuestion,
  catalogues: ReadonlyMap<number, Catalogue>,
): Generator<void, Answer> {
  const variants: (readonly VariantState[] | null)[] = []
  for (const { pack, request } of articles) {
    const evaluation = yield* catalogues.get(pack)?.evaluateInSteps(request) ?? nothing()
    variants.push(evaluation?.variants ?? null)
    yield
  }
  return { kind: 'refresh', variants }
}

function* price(
  { row, terms, packs, ...asked }: PriceQuestion,
  opened: ReadonlyMap<number, Catalogue>,
): Generator<void, Answer> {
  const catalogues = new Map<string, Catalogue>()
  for (const [code, id] of packs) {
    const catalogue = opened.get(id)
    if (catalogue) catalogues.set(code, catalogue)
  }
  const project = { ...asked, context: { ...terms, catalogues } }
  const prices = yield* row === null ? priceHeader(project) : priceChoices(project, row)
  return { kind: 'prices', prices }
}

function* nothing(): Generator<void, null> {
  yield
  return null
}

import { isRemoved } from './alternatives.ts'
import { quickToCopy } from './carried-over.ts'
import {
  applyChanges,
  type Change,
  type ChangedRecords,
  changeBetween,
  hasChanges,
  holds,
} from './changed-records.ts'
import type { Command } from './command.ts'
import { danglingReference } from './dangling-reference.ts'
import type { Desk, DeskState, Preview } from './desk.ts'
import type { AlternativeId, ProjectDocument } from './document.ts'
import type { Evaluation } from './evaluation.ts'
import { type History, type HistoryStep, noHistory, relinked } from './history.ts'
import { isSameRecord } from './is-same-record.ts'
import { withoutLooseNotes } from './notes/without-loose-notes.ts'
import { done, type Result, refuse } from './result.ts'
import { type BetweenJoints, betweenJoints, type Misfits } from './room/between-joints.ts'
import { rowsProblem } from './rows-problem.ts'
import { withKeptSpecials } from './specials.ts'
import { atOnce, type Turns } from './turns.ts'

export type DeskParts = {
  readonly document: ProjectDocument
  /** The engine: a pure function of the document and of what its owner knows (packs, faces). */
  readonly evaluate: (
    document: ProjectDocument,
    alternative: AlternativeId,
    prices: 'priced' | 'unpriced',
  ) => Evaluation
  /**
   * Completes a change by what follows from it by rule. It runs after commands, previews and foreign changes,
   * and when another alternative is looked at; never on opening. Twice is as once.
   */
  readonly follow?: Follow
  /** What an earlier desk could undo and redo, and the alternative that was looked at there. */
  readonly history?: History
  readonly alternative?: AlternativeId
}

export type Follow = {
  (before: Preview, after: Preview): ProjectDocument
  readonly inTurns?: (before: Preview, after: Preview) => Turns<ProjectDocument>
}

const longestHistory = 1000

const none: readonly Misfits[] = []

/** What all alternatives stand in. */
const shared = ['corners', 'walls', 'rooms', 'openings', 'fixtures'] as const

export function createDesk(parts: DeskParts): Desk {
  const listeners = new Set<() => void>()
  let { past, future } = relinked(parts.history ?? noHistory, parts.document)
  let state = stateOf(parts.document, parts.alternative ?? parts.document.header.activeAlternative, none)

  function stateOf(document: ProjectDocument, wanted: AlternativeId, misfits: readonly Misfits[]): DeskState {
    const isThere = document.alternatives[wanted] !== undefined && !isRemoved(document, wanted)
    const alternative = isThere ? wanted : document.header.activeAlternative
    return {
      document,
      alternative,
      evaluation: parts.evaluate(document, alternative, 'priced'),
      undoes: past.at(-1)?.label ?? null,
      redoes: future.at(-1)?.label ?? null,
      misfits,
    }
  }

  function show(
    document: ProjectDocument,
    alternative = state.alternative,
    misfits = none,
  ): Result<ProjectDocument> {
    state = stateOf(document, alternative, misfits)
    for (const listener of [...listeners]) listener()
    return done(document)
  }

  function unpriced(document: ProjectDocument, alternative: AlternativeId): Preview {
    return { document, evaluation: parts.evaluate(document, alternative, 'unpriced') }
  }

  function* followed(
    changed: ProjectDocument,
    alternatives: readonly AlternativeId[],
  ): Turns<ProjectDocument> {
    const { follow } = parts
    let next = withoutLooseEnds(changed)
    if (!follow) return next
    for (const alternative of alternatives) {
      const before = alternative === state.alternative ? state : unpriced(state.document, alternative)
      const after = unpriced(next, alternative)
      const made = follow.inTurns ? yield* follow.inTurns(before, after) : follow(before, after)
      next = withoutLooseEnds(made)
      yield
    }
    return next
  }

  function* nextOf<Input>(
    command: Command<Input>,
    input: Input,
    alternativesOf: (document: ProjectDocument) => readonly AlternativeId[],
  ): Turns<Result<BetweenJoints>> {
    const result = command.run(state.document, input, state.alternative)
    if (!result.ok) return result
    if (result.value === state.document) return done({ document: result.value, misfits: none })
    const { document: joined, misfits } = betweenJoints(
      state.document,
      result.value,
      (changed, alternative) => unpriced(changed, alternative).evaluation,
    )
    const document = yield* followed(joined, alternativesOf(joined))
    const tooMany = rowsProblem(document)
    return tooMany && !rowsProblem(state.document) ? refuse(tooMany) : done({ document, misfits })
  }

  /**
   * The one that is looked at, and any other that is new or changed itself; all of them where what they share has
   * changed, so that none is left behind.
   */
  function alternativesTouched(document: ProjectDocument): readonly AlternativeId[] {
    const { alternative } = state
    const isShared = shared.some((records) => document[records] !== state.document[records])
    const others = Object.keys(document.alternatives).filter(
      (id) => isShared || document.alternatives[id] !== state.document.alternatives[id],
    )
    return [alternative, ...others.filter((id) => id !== alternative)]
  }

  function* previewed<Input>(command: Command<Input>, input: Input): Turns<Result<Preview>> {
    const { alternative } = state
    const result = yield* nextOf(command, input, () => [alternative])
    return result.ok ? done(unpriced(result.value.document, alternative)) : result
  }

  /** Back to `to`, as far as everything still is what `from` says the step left. */
  function travel(
    from: ChangedRecords,
    to: ChangedRecords,
    { alternative }: HistoryStep,
  ): Result<ProjectDocument> {
    if (!holds(state.document, from)) return refuse('It was changed by somebody else meanwhile and stays')
    const document = withKeptSpecials(applyChanges(state.document, to))
    if (danglingReference(document)) return refuse('Something else depends on it by now, so it stays')
    return show(document, alternative)
  }

  return {
    current: () => state,
    history: () => ({ past, future }),

    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    run(command, input) {
      const next = atOnce(nextOf(command, input, alternativesTouched))
      if (!next.ok) return next
      const { misfits } = next.value
      if (next.value.document === state.document) return done(state.document)
      const document = quickToCopy(next.value.document, state.document)

      const change = undoable(changeBetween(state.document, document))
      const { alternative } = state
      if (hasChanges(change.after)) {
        past = [...past, { label: command.label, change, alternative }].slice(-longestHistory)
        future = []
      }
      return show(document, alternative, misfits)
    },

    preview(command, input, over) {
      if (!over) return atOnce(previewed(command, input))
      const { alternative } = state
      const result = command.run(over, input, alternative)
      return result.ok ? done(unpriced(result.value, alternative)) : result
    },

    previewInTurns: previewed,

    undo() {
      const step = past.at(-1)
      if (!step) return refuse('There is nothing to undo')
      past = past.slice(0, -1)
      future = [...future, step]
      const result = travel(step.change.after, step.change.before, step)
      if (!result.ok) {
        future = future.slice(0, -1)
        show(state.document)
      }
      return result
    },

    redo() {
      const step = future.at(-1)
      if (!step) return refuse('There is nothing to redo')
      future = future.slice(0, -1)
      past = [...past, step]
      const result = travel(step.change.before, step.change.after, step)
      if (!result.ok) {
        past = past.slice(0, -1)
        show(state.document)
      }
      return result
    },

    take(changes) {
      const document = withKeptSpecials(applyChanges(state.document, otherThan(state.document, changes)))
      const dangling = danglingReference(document)
      if (dangling) return refuse(`The change cannot stand: ${dangling}`)
      return show(atOnce(followed(document, alternativesTouched(document))))
    },

    look(alternative) {
      const { document } = state
      if (!document.alternatives[alternative]) return refuse(`No alternative ${alternative}`)
      if (isRemoved(document, alternative)) {
        return refuse('This alternative is in the bin: bring it back first')
      }
      show(atOnce(followed(state.document, [alternative])), alternative)
      return done(alternative)
    },

    open(document) {
      past = []
      future = []
      show(document, document.header.activeAlternative)
    },

    reevaluate() {
      show(state.document)
    },
  }
}

/** Notes and special wishes go with what they are about, whoever or whatever rule took it away. */
function withoutLooseEnds(document: ProjectDocument): ProjectDocument {
  return withKeptSpecials(withoutLooseNotes(document))
}

/**
 * A pack that came to be pinned stays so: rows of it may stand elsewhere by now. One edition in the place of another
 * goes back with the prices it came with.
 */
function undoable({ before, after }: Change): Change {
  const { packs: old = {}, ...was } = before
  const { packs: now = {}, ...is } = after
  const exchanged = Object.keys(now).filter((code) => old[code])
  if (exchanged.length === 0) return { before: was, after: is }
  const only = (packs: typeof now) => Object.fromEntries(exchanged.map((code) => [code, packs[code] ?? null]))
  return { before: { ...was, packs: only(old) }, after: { ...is, packs: only(now) } }
}

/** Ours stay the same objects where they are equal: undo goes by identity. */
function otherThan(document: ProjectDocument, changes: ChangedRecords): ChangedRecords {
  const differing: Record<string, Record<string, unknown>> = {}
  for (const [name, records] of Object.entries(changes)) {
    const held: Readonly<Record<string, unknown>> = document[name as keyof ChangedRecords]
    const other = Object.entries(records).filter(([id, record]) => !isSameRecord(held[id] ?? null, record))
    if (other.length > 0) differing[name] = Object.fromEntries(other)
  }
  return differing
}

import type { Command } from './command.ts'
import type { Desk, DeskState } from './desk.ts'
import type { ProjectDocument } from './document.ts'
import type { Evaluation } from './evaluation.ts'

export type DeskParts = {
  readonly document: ProjectDocument
  /** The engine: a pure function of the document and of what its owner knows (packs, faces). */
  readonly evaluate: (document: ProjectDocument) => Evaluation
}

type Step = { readonly label: string; readonly document: ProjectDocument }

/** Past documents share all they have in common, but each still holds its own map of rows. */
const longestHistory = 1000

export function createDesk(parts: DeskParts): Desk {
  const listeners = new Set<() => void>()
  let past: readonly Step[] = []
  let future: readonly Step[] = []
  let state = stateOf(parts.document)

  function stateOf(document: ProjectDocument): DeskState {
    return {
      document,
      evaluation: parts.evaluate(document),
      undoes: past.at(-1)?.label ?? null,
      redoes: future.at(-1)?.label ?? null,
    }
  }

  function show(document: ProjectDocument): void {
    state = stateOf(document)
    for (const listener of [...listeners]) listener()
  }

  return {
    current: () => state,

    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    run<Input>(command: Command<Input>, input: Input) {
      const result = command.run(state.document, input)
      if (!result.ok || result.value === state.document) return result

      past = [...past, { label: command.label, document: state.document }].slice(-longestHistory)
      future = []
      show(result.value)
      return result
    },

    undo() {
      const step = past.at(-1)
      if (!step) return
      past = past.slice(0, -1)
      future = [...future, { label: step.label, document: state.document }]
      show(step.document)
    },

    redo() {
      const step = future.at(-1)
      if (!step) return
      future = future.slice(0, -1)
      past = [...past, { label: step.label, document: state.document }]
      show(step.document)
    },

    open(document) {
      past = []
      future = []
      show(document)
    },

    reevaluate() {
      show(state.document)
    },
  }
}

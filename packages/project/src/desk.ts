import type { Command } from './command.ts'
import type { ProjectDocument } from './document.ts'
import type { Evaluation } from './evaluation.ts'
import type { Result } from './result.ts'

/** The desk on which one project is worked: its document, its undo, and what the engine says of it. */
export type Desk = {
  readonly current: () => DeskState
  readonly subscribe: (listener: () => void) => () => void
  readonly run: <Input>(command: Command<Input>, input: Input) => Result<ProjectDocument>
  readonly undo: () => void
  readonly redo: () => void
  /** Puts another document on the desk and forgets the undo of the old one. */
  readonly open: (document: ProjectDocument) => void
  /** The engine's inputs changed (a pack arrived, a face was switched): ask it again. */
  readonly reevaluate: () => void
}

export type DeskState = {
  readonly document: ProjectDocument
  readonly evaluation: Evaluation
  /** Labels of the steps that undo and redo would take, or null. */
  readonly undoes: string | null
  readonly redoes: string | null
}

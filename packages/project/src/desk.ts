import type { ChangedRecords } from './changed-records.ts'
import type { Command } from './command.ts'
import type { AlternativeId, ProjectDocument } from './document.ts'
import type { Evaluation } from './evaluation.ts'
import type { History } from './history.ts'
import type { Result } from './result.ts'
import type { Misfits } from './room/between-joints.ts'
import type { Turns } from './turns.ts'

/** The desk on which one project is worked: its document, its undo, and what the engine says of it. */
export type Desk = {
  readonly current: () => DeskState
  /** What can be undone and redone now; a desk made with it goes on where this one ended. */
  readonly history: () => History
  readonly subscribe: (listener: () => void) => () => void
  readonly run: <Input>(command: Command<Input>, input: Input) => Result<ProjectDocument>
  /**
   * What a command would make of the document; evaluated without prices, and known to nobody else. Over another
   * document it says what the command does, without what follows from it by rule.
   */
  readonly preview: <Input>(command: Command<Input>, input: Input, over?: ProjectDocument) => Result<Preview>
  /** The same with rests in between, for as long as the desk's state stays what it is. */
  readonly previewInTurns: <Input>(command: Command<Input>, input: Input) => Turns<Result<Preview>>
  /** Takes the last step back whole, or refuses with a sentence and forgets that step. */
  readonly undo: () => Result<ProjectDocument>
  readonly redo: () => Result<ProjectDocument>
  /**
   * Brings in what did not come from this person: another person, the server, a host, a pack's migration. It
   * cannot be undone here and wipes no undo; records that are as they should be already are left alone.
   */
  readonly take: (changes: ChangedRecords) => Result<ProjectDocument>
  /** Looks at another alternative. This is no change of the project and no step of undo. */
  readonly look: (alternative: AlternativeId) => Result<AlternativeId>
  /** Puts another project on the desk and forgets the undo of the old one. */
  readonly open: (document: ProjectDocument) => void
  /** The engine's inputs changed (a pack arrived, a face was switched): ask it again. */
  readonly reevaluate: () => void
}

export type Preview = { readonly document: ProjectDocument; readonly evaluation: Evaluation }

export type DeskState = Preview & {
  /** The alternative one looks at; `header.activeAlternative` is the one the wire shows. */
  readonly alternative: AlternativeId
  /** Labels of the steps that undo and redo would take, or null. */
  readonly undoes: string | null
  readonly redoes: string | null
  /** What the last command left no room for on its wall; empty after anything else. */
  readonly misfits: readonly Misfits[]
}

import type { AlternativeId, ProjectDocument } from './document.ts'
import type { Result } from './result.ts'

/** A change: the next document or a refusal. It never touches screen, network, time or chance. */
export type Command<Input> = {
  /** English, a translation key; named in undo. */
  readonly label: string
  /** `alternative` is the one the person looks at; the project's active one where nobody looks. */
  readonly run: (
    document: ProjectDocument,
    input: Input,
    alternative?: AlternativeId,
  ) => Result<ProjectDocument>
}

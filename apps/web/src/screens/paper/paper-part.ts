import type { PaperDraft } from './paper-draft.ts'

/** What each part of the form is given. */
export type PaperPartProps = { draft: PaperDraft; onChange: (part: Partial<PaperDraft>) => void }

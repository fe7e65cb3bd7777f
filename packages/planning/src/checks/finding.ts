import type { Catalogue, Text } from '@arredo/catalogue'
import type { Command, Evaluation, ProjectDocument, RecordName } from '@arredo/project'

/** What stops an offer, what a person should look at first, and what might be as meant. */
export type Tier = 'stops' | 'warns' | 'hints'

/** A sentence to be translated, with what stands in its {{places}}: lengths in millimetres, names of articles. */
export type Said = {
  readonly text: string
  readonly values?: Readonly<Record<string, SaidValue>>
}
export type SaidValue =
  | { readonly length: number }
  | { readonly name: Text }
  | { readonly number: number }
  | { readonly word: string }

export type Found = {
  /** What it is about, the culprit first. */
  readonly records: readonly RecordName[]
  readonly why: Said
  /**
   * Makes it right, as one step that can be undone; null where nothing does. To look for it costs more than to find
   * the trouble: only who shows or runs it asks, and it is looked for once.
   */
  readonly fix?: () => Fix | null
}

export type Fix = { readonly label: Said; readonly command: Command<null> }

/** What is known when a plan is looked over. */
export type Plan = {
  readonly document: ProjectDocument
  readonly evaluation: Evaluation
  readonly catalogues: ReadonlyMap<string, Catalogue>
  readonly newId: () => string
}

/** One thing that is looked at, in every plan. */
export type Check = {
  readonly tier: Tier
  /** A few words over all that it finds, a translation key. */
  readonly title: string
  readonly find: (plan: Plan) => readonly Found[]
}

export type PlanFinding = Found & {
  /** The same for the same trouble, as long as it lasts. */
  readonly id: string
  readonly check: string
  readonly tier: Tier
  readonly title: string
}

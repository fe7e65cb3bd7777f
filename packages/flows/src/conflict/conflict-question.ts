import type { DesignDifference, Picks, Preview, ProjectDocument } from '@arredo/project'

/** Two versions of one project, and what both began with. */
export type ConflictQuestion = {
  readonly base: ProjectDocument
  readonly mine: Preview
  readonly theirs: TheirVersion
  readonly differences: readonly DesignDifference[]
}

export type TheirVersion = Preview & { readonly savedBy: string | null; readonly savedAt: string }

export type ConflictAnswer =
  | { readonly kind: 'theirs' }
  | { readonly kind: 'copy' }
  | { readonly kind: 'picked'; readonly picks: Picks }

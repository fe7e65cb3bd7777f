import type { ProjectListing } from '@arredo/contract'

/** A picture follows its save within seconds; after this long nobody waits for it any more. */
const patience = 60_000

/** True for a project saved a moment ago whose picture is still being drawn. */
export function isAwaitingPicture(
  { revision, savedAt, picture }: Pick<ProjectListing, 'revision' | 'savedAt' | 'picture'>,
  now: number,
): boolean {
  return (picture?.revision ?? 0) < revision && now - Date.parse(savedAt) < patience
}

import { type Alternative, isRemoved, type ProjectDocument, withoutAlternative } from '@arredo/project'

/** D-85 */
const daysKept = 30

/**
 * The bin of a project's alternatives: when one was put there is the server's word, kept from its first save with it,
 * so that no browser's clock empties it; what has been there for thirty days goes with the save.
 */
export function withBin(document: ProjectDocument, stored: unknown, now: Date): ProjectDocument {
  let kept = document
  for (const [id, alternative] of Object.entries(document.alternatives)) {
    if (!isRemoved(document, id)) continue
    const since = removedSince(stored, id) ?? now.toISOString()
    const isOver = now.getTime() - Date.parse(since) > daysKept * 24 * 3600 * 1000
    kept = isOver ? withoutAlternative(kept, id) : withAlternative(kept, { ...alternative, removed: since })
  }
  return kept
}

function withAlternative(document: ProjectDocument, alternative: Alternative): ProjectDocument {
  return { ...document, alternatives: { ...document.alternatives, [alternative.id]: alternative } }
}

function removedSince(stored: unknown, id: string): string | null {
  const alternatives = (stored ?? {}) as Readonly<Record<string, { readonly removed?: unknown } | undefined>>
  const since = Object.hasOwn(alternatives, id) ? alternatives[id]?.removed : undefined
  return typeof since === 'string' && !Number.isNaN(Date.parse(since)) ? since : null
}

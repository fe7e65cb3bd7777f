import type { Preview } from '@arredo/project'
import type { Shown } from './editor-state.ts'

/**
 * What is shown, with what was found wrong when the document was last looked over. Of what a gesture is changing,
 * only the gesture itself knows whether it is right.
 */
export function withFlags(
  gesture: Shown | null,
  { document, evaluation }: Preview,
  flagged: Shown['tints'],
): Shown {
  if (!gesture) return { document, evaluation, tints: flagged }
  const untouched = Object.entries(flagged).filter(([id]) => gesture.document.rows[id] === document.rows[id])
  if (untouched.length === 0) return gesture
  return { ...gesture, tints: { ...Object.fromEntries(untouched), ...gesture.tints } }
}

import type { Opens } from '../pack.ts'

const leafDegrees = 95
const drawerTravel = 400

/**
 * Packs of the first format only name the group that moves; its name says how. New packs say it in words of
 * their own, see Opens.
 */
export function opensOf(opens: string | Opens): Opens {
  if (typeof opens !== 'string') return opens
  const name = opens.toLowerCase()
  if (name.includes('drawer')) return { group: opens, kind: 'slide', axis: 'y', travel: drawerTravel }
  if (name.includes('flap')) return { group: opens, kind: 'flap', edge: 'top', degrees: leafDegrees }
  const edge = /right|(^|\W)r$/.test(name) ? 'right' : 'left'
  return { group: opens, kind: 'hinge', edge, degrees: leafDegrees }
}

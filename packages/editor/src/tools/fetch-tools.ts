import type { Workshop } from '../workshop.ts'

let atHand: Workshop | null = null
const waiting = new Set<() => void>()

/** Null until it is fetched. */
export function workshopAtHand(): Workshop | null {
  return atHand
}

/** Tells once, when it has come. */
export function onWorkshop(tell: () => void): void {
  waiting.add(tell)
}

/** A room is shown without them: they are fetched when it stands, or when somebody wants one. */
export async function fetchTools(): Promise<void> {
  const { workshop } = await import('../workshop.ts')
  atHand = workshop
  for (const tell of waiting) tell()
  waiting.clear()
}

import type { Article, Side } from './pack.ts'

/** The hand an article is made in when this one is asked for. */
export function sideOf({ sides }: Article, side: Side): Side {
  return sides.includes(side) ? side : (sides[0] ?? side)
}

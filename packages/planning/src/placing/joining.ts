import type { ArticleEvaluation, Side } from '@arredo/catalogue'
import { blindEnd } from './declared-snaps.ts'
import type { Settler } from './settled.ts'

/** How something joins on to others, and which of its ends belongs into a corner; `turns` if it is made for either hand. */
export function joining(
  { roles, snaps, size }: Pick<ArticleEvaluation, 'roles' | 'snaps' | 'size'>,
  turns: boolean,
): Pick<Settler, 'roles' | 'snaps' | 'blind'> {
  const end = blindEnd(snaps, size.width)
  return { ...(roles && { roles }), ...(snaps && { snaps }), ...(end && { blind: { end, turns } }) }
}

export function otherHand(side: Side): Side {
  return side === 'L' ? 'R' : 'L'
}

import type { ChainOf } from '../elevation/draw-chains.ts'
import type { Seen } from '../elevation/on-face.ts'
import { type ItemKind, itemKind } from '../plan/item-kind.ts'

/** How deep what stands is, its worktop, what hangs; at last from wall to wall. */
const measured: readonly ItemKind[] = ['standing', 'worktop', 'hanging']

export function depthsOf(length: number, cut: readonly Seen[]): readonly ChainOf[] {
  const chains = measured
    .map((kind) =>
      cut
        .filter((seen) => itemKind(seen.item) === kind && isDeep(seen))
        .flatMap(({ start, end }) => [start, end]),
    )
    .filter((ends) => ends.some((end) => end > 1 && end < length - 1))
    .map((ends): ChainOf => ({ first: 0, last: length, ends }))
  return [...chains, { first: 0, last: length, ends: [] }]
}

/** A pelmet or a filler is told by the wall it is on. */
export function isDeep({ start, end }: Seen): boolean {
  return end - start > 100
}

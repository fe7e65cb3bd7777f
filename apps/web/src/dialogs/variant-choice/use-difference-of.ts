import type { VariantQuestion } from '@arredo/flows'
import { useStore } from 'zustand'

/** Minor units more or less than now; null for what stands, and while it is not known. */
export function useDifferenceOf(
  { differences, chosen }: Pick<VariantQuestion, 'differences' | 'chosen'>,
  value: string | null,
): number | null {
  return useStore(differences, (known) =>
    value === null || value === chosen ? null : (known.get(value)?.difference ?? null),
  )
}

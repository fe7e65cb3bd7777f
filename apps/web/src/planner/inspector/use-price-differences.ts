import type { ArticleEvaluation } from '@arredo/catalogue'
import type { ArticleRow } from '@arredo/project'
import { useEffect, useState } from 'react'
import { useDeskState, usePlanner } from '../planner-context.tsx'
import { trialDifference } from '../trial-price.ts'

export type PriceDifferences = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Someone who is still dragging or typing does not wait for prices of what was not chosen. */
const patience = 120

const none: PriceDifferences = new Map()

/** By variant and option: what choosing it would add or take away. Arrives a moment later than the rest. */
export function usePriceDifferences(row: ArticleRow, evaluation: ArticleEvaluation): PriceDifferences {
  const { evaluate, face } = usePlanner()
  const { document } = useDeskState()
  const { header, alternatives } = document
  const [known, setKnown] = useState<{ of: ArticleEvaluation; differences: PriceDifferences } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a moved item costs what it cost before
  useEffect(() => {
    const timer = setTimeout(() => {
      const differences = new Map(
        evaluation.variants.flatMap(({ code, value, options }) => {
          if (!options) return []
          const amounts = options.flatMap((option) => {
            if (option.allowed === 'no' || option.value === value) return []
            const choices = { ...row.choices, [code]: option.value }
            const amount = trialDifference(document, row, choices, { evaluate, face })
            return amount === null ? [] : [[option.value, amount] as const]
          })
          return [[code, new Map(amounts)] as const]
        }),
      )
      setKnown({ of: evaluation, differences })
    }, patience)
    return () => clearTimeout(timer)
  }, [evaluation, row.choices, row.quantity, evaluate, face, header, alternatives])

  return known?.of === evaluation ? known.differences : none
}

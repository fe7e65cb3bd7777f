import type { PriceReport } from '@arredo/flows'
import type { PriceChangeReason } from '@arredo/project'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { useMoney } from '../../words/use-money.ts'
import { useSignedMoney } from '../../words/use-signed-money.ts'
import { useText } from '../../words/use-text.ts'

/** Why a price is another one, in words. */
export function useReasonWords({
  currency,
}: Pick<PriceReport, 'currency'>): (reason: PriceChangeReason) => string {
  const text = useText()
  const packText = usePackText()
  const money = useMoney()
  const signed = useSignedMoney()
  const amount = (minor: number) => money({ minor, currency })

  return (reason) => {
    switch (reason.kind) {
      case 'list':
        return text('Price list {{old}} → {{new}}', { old: reason.old, new: reason.new })
      case 'base':
        return text('Base price {{old}} → {{new}}', { old: amount(reason.old), new: amount(reason.new) })
      case 'quantity':
        return text('Quantity {{old}} → {{new}}', { old: reason.old, new: reason.new })
      case 'notSold':
        return text('No longer sold in this size')
      case 'discontinued': {
        const { article, replacement } = reason
        return replacement === null
          ? text('{{article}} is no longer sold, and nothing takes its place', { article })
          : text('{{article}} is no longer sold: {{replacement}} takes its place', { article, replacement })
      }
      case 'promotion': {
        const name = packText(reason.label)
        if (reason.new === null) return text('The promotion {{name}} has ended', { name })
        return reason.old === null
          ? text('New promotion: {{name}}', { name })
          : text('The promotion {{name}} takes off {{amount}}', { name, amount: amount(-reason.new) })
      }
      case 'adjustment':
        if (reason.new === null) return text('The price that was kept for it has lapsed')
        return text('Own price {{difference}}', { difference: differenceOf(reason) })
      case 'surcharge': {
        const name = packText(reason.label)
        if (reason.new === null) return text('{{name}} is no longer charged', { name })
        return reason.old === null
          ? text('New surcharge {{name}}: {{amount}}', { name, amount: amount(reason.new) })
          : text('{{name}} {{difference}}', { name, difference: differenceOf(reason) })
      }
      default:
        return text('{{name}} {{difference}}', {
          name: packText(reason.label),
          difference: differenceOf(reason),
        })
    }
  }

  function differenceOf({ old, new: now }: { old: number | null; new: number | null }): string {
    return signed({ minor: (now ?? 0) - (old ?? 0), currency })
  }
}

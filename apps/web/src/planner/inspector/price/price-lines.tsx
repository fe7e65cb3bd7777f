import type { PriceLine } from '@arredo/pricing'
import { usePackText } from '../../../catalogue/range/use-pack-text.ts'
import { useLanguage } from '../../../words/use-language.ts'
import { useMoney } from '../../../words/use-money.ts'
import { usePercent } from '../../../words/use-percent.ts'
import { useText } from '../../../words/use-text.ts'
import styles from './price-lines.module.css'

export type PriceLinesProps = {
  lines: readonly PriceLine[]
  currency: string
  /** Rates and what they are taken of are for the trade; the rate of VAT is everybody's. */
  showRates: boolean
  /** Says whose terms gave a discount, where there are several. */
  nameOfCatalogue?: (code: string) => string
}

/** Steps of a price, each with its reason; they add up to the sum below them. */
export function PriceLines({ lines, currency, showRates, nameOfCatalogue }: PriceLinesProps) {
  const name = useStepName()
  const money = useMoney()
  const howMuch = useHowMuch(currency)
  const isShared = new Set(lines.flatMap(({ catalogue }) => catalogue ?? [])).size > 1

  function detailOf(line: PriceLine): string {
    if (!showRates) return howMuch.forCustomer(line)
    const giver = isShared && line.catalogue !== undefined && nameOfCatalogue?.(line.catalogue)
    return [giver, howMuch.forTrade(line)].filter(Boolean).join(' · ')
  }

  return (
    <dl className={styles.lines}>
      {lines.map((line, index) => {
        const detail = detailOf(line)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a price's steps have no identity but their order
          <div key={index} className={styles.line}>
            <dt>
              {name(line)}
              {detail && <span className={styles.detail}>{detail}</span>}
            </dt>
            <dd>{money({ minor: line.amount, currency })}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The law asks for the rate of VAT; an offer may well have two. */
function useStepName(): (line: PriceLine) => string {
  const text = useText()
  const packText = usePackText()
  const percent = usePercent()
  return ({ step, rate, label }) =>
    step === 'vat' && rate !== undefined ? text('VAT {{rate}}', { rate: percent(rate) }) : packText(label)
}

/** "8 % of €214.00", "3 × €241.00", "× 1.05". */
function useHowMuch(currency: string) {
  const text = useText()
  const money = useMoney()
  const percent = usePercent()
  const { locale } = useLanguage()
  const count = (decimal: string) => new Intl.NumberFormat(locale).format(Number(decimal))

  /** Pieces speak for themselves; metres and square metres need what they are multiplied with. */
  function forCustomer({ step, code, quantity }: PriceLine): string {
    const times = Number(quantity ?? (step === 'quantity' ? code : 1))
    return Number.isInteger(times) && times !== 1 ? `× ${count(String(times))}` : ''
  }

  return {
    forCustomer,
    forTrade(line: PriceLine): string {
      const { step, rate, quantity } = line
      const basis = line.basis === undefined ? '' : money({ minor: line.basis, currency })
      if (rate !== undefined && step === 'increase') return `× ${count(rate)}`
      if (step === 'vat') return basis && text('of {{basis}}', { basis })
      if (rate !== undefined) {
        return basis ? text('{{rate}} of {{basis}}', { rate: percent(rate), basis }) : percent(rate)
      }
      return quantity !== undefined && basis ? `${count(quantity)} × ${basis}` : forCustomer(line)
    },
  }
}

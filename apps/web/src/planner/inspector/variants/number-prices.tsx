import type { IntegerDomain, VariantState } from '@arredo/catalogue'
import type { RowId } from '@arredo/project'
import type { ChoicePrice } from '../../../engine/protocol.ts'
import { usePriceOfNumbers } from '../../../engine/use-price-of-choices.ts'
import { LinkButton } from '../../../ui/link.tsx'
import type { NumberEntry } from '../../../ui/number-entry.ts'
import { useText } from '../../../words/use-text.ts'
import { useDifference } from '../../use-difference.ts'
import styles from './number-prices.module.css'
import { numbersAtHand } from './numbers-at-hand.ts'
import { useIntegerField } from './use-integer-field.ts'

export type NumberPricesProps = {
  /** Null for a number of the whole project. */
  row: RowId | null
  domain: IntegerDomain
  state: VariantState
  /** What is typed and not committed; null when nothing is. */
  entry: NumberEntry | null
  onChoose: (value: number) => void
}

/** What a number would change of the price, while somebody is in its field. */
export function NumberPrices({ row, domain, state, entry, onChoose }: NumberPricesProps) {
  const { format, step } = useIntegerField(domain, state.range)
  const say = useSayPrice()
  const { code, value, range = domain } = state
  const values = numbersAtHand(entry, Number(value), { ...range, step })
  const prices = usePriceOfNumbers(row, { variant: code, values })

  return (
    <p className={styles.numbers} aria-live={entry ? 'polite' : 'off'}>
      {values.map((number) => {
        const price = prices?.get(number)
        const amount = price && <span className={styles.amount}>{say(price)}</span>
        // What is typed is taken by leaving or Enter; the field has the keyboard, whose arrows take the next ones.
        return entry ? (
          <span key={number}>
            {format(number)} {amount}
          </span>
        ) : (
          <LinkButton
            key={number}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(number)}
          >
            {format(number)} {amount}
          </LinkButton>
        )
      })}
    </p>
  )
}

function useSayPrice(): ({ difference, repairs }: ChoicePrice) => string {
  const text = useText()
  const difference = useDifference()
  return (price) => {
    if (price.repairs) return text('Not possible now')
    return price.difference === null ? '' : difference(price.difference) || text('same price')
  }
}

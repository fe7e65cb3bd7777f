import { localeFor, parseDecimal, parsePercent } from '@arredo/measures'
import type { ProjectPrice } from '@arredo/pricing'
import {
  done,
  setDiscounts,
  setPriceIncrease,
  step,
  together,
  tradeOfProject,
  withinLimits,
} from '@arredo/project'
import { type FormEvent, useState } from 'react'
import { type OpenDesk, useDeskNow } from '../app/use-open-desk.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useLanguage } from '../words/use-language.ts'
import { useText } from '../words/use-text.ts'
import styles from './trade-terms.module.css'

/** Trade only: what the project is bought for, and the factor on the prices it is sold for. */
export function TradeTerms({
  open,
  price,
}: {
  open: Pick<OpenDesk, 'desk' | 'context'>
  price: ProjectPrice
}) {
  const text = useText()
  const { locale } = useLanguage()
  const { document } = useDeskNow(open)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { discounts, agreed } = document.trade[tradeOfProject] ?? {}
  const own = agreed && discounts
  const { priceIncrease } = document.header
  const listed = price.lines.flatMap(({ step: kind, rate }) => (kind === 'discount' ? (rate ?? []) : []))
  const number = (value: number) =>
    new Intl.NumberFormat(localeFor(locale), { maximumFractionDigits: 8 }).format(value)
  const percent = (rate: number) => number(Number((rate * 100).toFixed(8)))
  const shown = (place: 0 | 1) => percent(own?.[place] ?? Number(listed[place] ?? 0))

  function run(label: string, steps: Parameters<typeof together>[1]) {
    const changed = open.desk.run(
      together(label, [
        ...steps,
        (next) => {
          const allowed = withinLimits(next, open.context(next))
          return allowed.ok ? done(next) : allowed
        },
      ]),
      null,
    )
    setRefusal(changed.ok ? null : text(changed.message))
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const read = (name: string) => String(typed.get(name) ?? '')
    const first = parsePercent(read('first'), locale)
    const second = parsePercent(read('second'), locale)
    if (first === null || second === null) return setRefusal(text('Type a percentage'))
    const factor = parseDecimal(read('factor'), locale)
    if (factor === null) return setRefusal(text('Type a number'))
    // Who leaves them as they are has not agreed on others.
    const isSame = read('first') === shown(0) && read('second') === shown(1)
    run(isSame ? setPriceIncrease.label : setDiscounts.label, [
      ...(isSame ? [] : [step(setDiscounts, { discounts: [Number(first), Number(second)] })]),
      step(setPriceIncrease, { factor: Number(factor) }),
    ])
  }

  return (
    <form
      key={`${shown(0)} ${shown(1)} ${priceIncrease}`}
      className={styles.form}
      aria-label={text('Terms of this project')}
      onSubmit={submit}
    >
      <div className={styles.fields}>
        <Field name="first" label={text('Discount 1 in %')} value={shown(0)} />
        <Field name="second" label={text('Discount 2 in %')} value={shown(1)} />
        <Field name="factor" label={text('Factor on prices')} value={number(priceIncrease)} />
      </div>
      <p className={styles.note}>
        {own ? text('Agreed for this project') : text('Discounts as the price list has them')}
      </p>
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <div className={styles.ways}>
        <Button type="submit" size="small">
          {text('Apply terms')}
        </Button>
        {own && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => run(setDiscounts.label, [step(setDiscounts, { discounts: null })])}
          >
            {text('As the price list has them')}
          </Button>
        )}
      </div>
    </form>
  )
}

function Field({ name, label, value }: { name: string; label: string; value: string }) {
  return <TextField label={label} name={name} inputMode="decimal" autoComplete="off" defaultValue={value} />
}

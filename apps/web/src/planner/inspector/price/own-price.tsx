import { formatMoney, parseMoney } from '@arredo/measures'
import {
  type Adjustment,
  type ArticleRow,
  done,
  type FreeRow,
  type ServiceRow,
  type SetRowAdjustmentInput,
  setRowAdjustment,
  step,
  together,
  withinLimits,
} from '@arredo/project'
import { type FormEvent, useState } from 'react'
import type { OpenDesk } from '../../../app/use-open-desk.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLanguage } from '../../../words/use-language.ts'
import { useText } from '../../../words/use-text.ts'
import styles from './own-price.module.css'

type OwnPriceProps = {
  row: ArticleRow | FreeRow | ServiceRow
  open: Pick<OpenDesk, 'desk' | 'context'>
  currency: string
  /** Alone in a dialog, where it is the next step. */
  isAlone?: boolean
  onClose: () => void
}

/** Trade only: another price for one piece, or something off it, with the reason colleagues read. */
export function OwnPrice({
  row,
  open: { desk, context },
  currency,
  isAlone = false,
  onClose,
}: OwnPriceProps) {
  const text = useText()
  const { locale } = useLanguage()
  const old = row.adjustment
  const reason = desk.current().document.trade[row.id]?.reason ?? ''
  const [kind, setKind] = useState<Adjustment['kind']>(old?.kind ?? 'price')
  const [refusal, setRefusal] = useState<string | null>(null)

  function change(adjustment: SetRowAdjustmentInput['adjustment']) {
    const changed = desk.run(
      together(setRowAdjustment.label, [
        step(setRowAdjustment, { row: row.id, adjustment }),
        (document) => {
          const allowed = adjustment ? withinLimits(document, context(document)) : done(true)
          return allowed.ok ? done(document) : allowed
        },
      ]),
      null,
    )
    if (changed.ok) onClose()
    else setRefusal(text(changed.message))
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const amount = parseMoney(String(typed.get('amount') ?? ''), currency, locale)
    if (amount === null) return setRefusal(text('Type an amount'))
    change({ kind, amount, reason: String(typed.get('reason') ?? '') })
  }

  const size = isAlone ? 'medium' : 'small'
  const actions = [
    <Button key="apply" type="submit" size={size} kind={isAlone ? 'primary' : 'plain'}>
      {text('Apply')}
    </Button>,
    old && (
      <Button key="remove" kind="quiet" size={size} onClick={() => change(null)}>
        {text('Remove own price')}
      </Button>
    ),
    <Button key="cancel" kind="quiet" size={size} onClick={onClose}>
      {text('Cancel')}
    </Button>,
  ]

  return (
    <form className={styles.form} aria-label={text('Own price')} onSubmit={submit}>
      <SegmentedControl
        label={text('Own price')}
        value={kind}
        segments={[
          { value: 'price', label: text('Price') },
          { value: 'reduction', label: text('Reduction') },
        ]}
        onChange={setKind}
      />
      <TextField
        label={
          kind === 'price' ? text('Price of one, without VAT') : text('Off the price of one, without VAT')
        }
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={old ? formatMoney({ minor: old.amount, currency }, locale, 'numberOnly') : ''}
      />
      <TextField
        label={text('Reason, for colleagues only')}
        name="reason"
        autoComplete="off"
        defaultValue={reason}
      />
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <div className={classNames(styles.actions, isAlone && styles.ofDialog)}>
        {isAlone ? actions.toReversed() : actions}
      </div>
    </form>
  )
}

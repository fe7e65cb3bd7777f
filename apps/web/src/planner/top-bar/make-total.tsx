import { formatMoney, parseMoney } from '@arredo/measures'
import { makeTotal, removeReduction, specialPrice } from '@arredo/project'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useLanguage } from '../../words/use-language.ts'
import { useText } from '../../words/use-text.ts'
import { useDeskState, usePlanner } from '../planner-context.tsx'
import styles from './make-total.module.css'

/**
 * "Make it 11 800": the difference becomes one named reduction. In the Trade face only, because a refusal may
 * speak of margins.
 */
export function MakeTotal({ gross, currency }: { gross: number; currency: string }) {
  const text = useText()
  const { locale } = useLanguage()
  const { desk, context } = usePlanner()
  const { document, alternative } = useDeskState()
  const [refusal, setRefusal] = useState<string | null>(null)
  const reduction = document.alternatives[alternative]?.reduction

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const total = parseMoney(String(typed.get('total') ?? ''), currency, locale)
    if (total === null) return setRefusal(text('Type an amount'))

    const name = String(typed.get('name') ?? '')
    const made = desk.run(makeTotal, { total, of: 'gross', text: name, context: context(document) })
    setRefusal(made.ok ? null : text(made.message))
    if (made.ok) form.reset()
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.fields}>
        <TextField
          label={text('Make it, with VAT')}
          name="total"
          inputMode="decimal"
          autoComplete="off"
          placeholder={formatMoney({ minor: gross, currency }, locale, 'numberOnly')}
        />
        <Button type="submit">{text('Make it so')}</Button>
      </div>
      <TextField
        key={reduction?.text ?? ''}
        label={text('Called on the offer')}
        name="name"
        autoComplete="off"
        defaultValue={reduction?.text ?? text(specialPrice)}
      />
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      {reduction && (
        <Button
          kind="quiet"
          size="small"
          className={styles.remove}
          onClick={() => desk.run(removeReduction, null)}
        >
          {text('Remove {{name}}', { name: reduction.text })}
        </Button>
      )}
    </form>
  )
}

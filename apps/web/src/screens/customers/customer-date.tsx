import { customerDateOf } from '@arredo/contract'
import { useDate } from '../../words/use-date.ts'
import { useText } from '../../words/use-text.ts'
import styles from './customers-screen.module.css'

/** D-65: what another system wrote as the customer's date, where it did. */
export function CustomerDate({ fields }: { fields: Readonly<Record<string, unknown>> }) {
  const text = useText()
  const date = useDate()
  const given = customerDateOf(fields)
  if (given === '') return null
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{text('Customer’s date')}</dt>
        <dd>{date(given)}</dd>
      </div>
    </dl>
  )
}

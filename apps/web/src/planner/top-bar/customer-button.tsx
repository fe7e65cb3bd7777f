import { customerName } from '@arredo/contract'
import { UserRound } from 'lucide-react'
import { useText } from '../../words/use-text.ts'
import { useAction } from '../actions/action-context.tsx'
import { useOnDesk } from '../planner-context.tsx'
import styles from './customer-button.module.css'

/** For whom the project is, and the way to somebody else; guests are not asked. */
export function CustomerButton() {
  const text = useText()
  const customer = useOnDesk(({ document }) => document.header.customer)
  const { isPossible, run } = useAction('customer')
  if (!isPossible) return null

  const name = customer && (customerName(customer) || customer.email)
  return (
    <button
      type="button"
      className={styles.customer}
      aria-label={name ? text('Customer: {{name}}', { name }) : text('Assign customer')}
      data-tooltip={text('Customer')}
      onClick={run}
    >
      <UserRound size={14} aria-hidden="true" />
      <span>{name ?? text('Assign customer')}</span>
    </button>
  )
}

import type { ReactNode } from 'react'
import styles from './item-dialogs.module.css'

/** One of a list that is ticked or not; the whole line is its box. */
export function CheckLine({
  isOn,
  onChange,
  disabled = false,
  note,
  children,
}: {
  isOn: boolean
  onChange: () => void
  disabled?: boolean
  note?: string | undefined
  children: ReactNode
}) {
  return (
    <label className={styles.line}>
      <input type="checkbox" checked={isOn} disabled={disabled} onChange={onChange} />
      <span className={styles.name}>{children}</span>
      {note && <span className={styles.note}>{note}</span>}
    </label>
  )
}

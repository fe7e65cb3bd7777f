import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** An empty list says what belongs there and offers the next step. */
export function EmptyState({
  icon,
  title,
  hint,
  action,
  level = 2,
}: {
  icon?: ReactNode
  title: string
  hint: string
  action?: ReactNode
  /** 1 where it is the whole page. */
  level?: 1 | 2
}) {
  return (
    <div className={styles.empty}>
      {icon && <div className={styles.icon}>{icon}</div>}
      {level === 1 ? <h1>{title}</h1> : <h2>{title}</h2>}
      <p className={styles.hint}>{hint}</p>
      {action}
    </div>
  )
}

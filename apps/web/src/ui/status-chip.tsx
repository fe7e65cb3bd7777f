import type { CSSProperties } from 'react'
import styles from './status-chip.module.css'

/** A status always has its word beside its colour (D-46). */
export function StatusChip({ status, label }: { status: string; label: string }) {
  const colours = {
    '--dot': `var(--status-${status}, var(--muted))`,
    '--text': `var(--status-${status}-text, var(--ink))`,
    '--ground': `var(--status-${status}-soft, var(--canvas))`,
  } as CSSProperties
  return (
    <span className={styles.status} style={colours}>
      <span className={styles.dot} aria-hidden="true" />
      {label}
    </span>
  )
}

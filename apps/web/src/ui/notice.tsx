import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './notice.module.css'

/** A sentence on a ground of its own. An error is said at once, wherever the reader is. */
export function Notice({
  kind = 'plain',
  icon,
  isAlert = kind === 'error',
  children,
}: {
  kind?: 'plain' | 'good' | 'error'
  icon?: ReactNode
  isAlert?: boolean
  children: ReactNode
}) {
  return (
    <p className={classNames(styles.notice, styles[kind])} role={isAlert ? 'alert' : undefined}>
      {icon}
      <span>{children}</span>
    </p>
  )
}

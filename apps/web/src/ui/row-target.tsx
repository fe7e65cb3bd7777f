import type { ComponentProps } from 'react'
import styles from './row-target.module.css'

/** The whole row is where it can be clicked; the button in it keeps the keyboard and the name. */
export function RowTarget({
  isBusy = false,
  ...rest
}: Omit<ComponentProps<'button'>, 'className' | 'type'> & { isBusy?: boolean }) {
  return <button type="button" className={styles.target} aria-busy={isBusy || undefined} {...rest} />
}

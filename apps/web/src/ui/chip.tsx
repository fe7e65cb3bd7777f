import type { ComponentProps } from 'react'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'

export type ChipProps = ComponentProps<'button'> & {
  chosen: boolean
  /** Not possible now; it stays clickable, because choosing it says why. */
  struck?: boolean
}

export function Chip({ chosen, struck = false, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      className={classNames(styles.chip, struck && styles.struck, className)}
      {...rest}
    />
  )
}

import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'

/** It says what it searches in its placeholder, and the same to a screen reader. */
export function SearchField({
  label,
  isOnPage = false,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'placeholder' | 'aria-label'> & {
  label: string
  /** Not on a panel, from which it would stand out by its ground. */
  isOnPage?: boolean
}) {
  return (
    <div className={classNames(styles.control, isOnPage ? styles.onPage : styles.soft, className)}>
      <span className={styles.affix}>
        <Search size={18} aria-hidden="true" />
      </span>
      <input type="search" className={styles.input} placeholder={label} aria-label={label} {...rest} />
    </div>
  )
}

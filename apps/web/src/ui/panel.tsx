import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './panel.module.css'

/** A floating sheet: white, rounded, one soft shadow. Nothing inside it casts another. */
export function Panel({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={classNames(styles.panel, className)} {...rest} />
}

import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'
import { classNames } from './class-names.ts'
import styles from './link.module.css'

/** `lone` stands by itself, `inline` among other words, `quiet` is the way back. */
export type LinkKind = 'lone' | 'inline' | 'quiet'

export function Link({
  kind = 'lone',
  className,
  ...rest
}: ComponentProps<typeof RouterLink> & { kind?: LinkKind }) {
  return <RouterLink className={classNames(styles.link, styles[kind], className)} {...rest} />
}

/** The same look for what is done on the page instead of gone to. */
export function LinkButton({
  kind = 'lone',
  className,
  ...rest
}: ComponentProps<'button'> & { kind?: LinkKind }) {
  return <button type="button" className={classNames(styles.link, styles[kind], className)} {...rest} />
}

import styles from './badge.module.css'
import { classNames } from './class-names.ts'

/** One or two words on what something is; a project's status has a chip of its own. */
export function Badge({
  kind = 'plain',
  children,
}: {
  kind?: 'plain' | 'good' | 'notice' | 'faint' | undefined
  children: string
}) {
  return <span className={classNames(styles.badge, styles[kind])}>{children}</span>
}

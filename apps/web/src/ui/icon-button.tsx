import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Said by a screen reader and shown as the tooltip. */
  label: string
  icon: ReactNode
  /** A toggle when given. */
  pressed?: boolean
  /** Shown beside the label in the tooltip, e.g. "Ctrl+Z". */
  shortcut?: string
}

export function IconButton({ label, icon, pressed, shortcut, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      data-tooltip={label}
      data-shortcut={shortcut}
      className={classNames(styles.iconButton, className)}
      {...rest}
    >
      {icon}
    </button>
  )
}

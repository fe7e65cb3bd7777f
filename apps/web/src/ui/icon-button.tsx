import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'
import { Tooltip } from './tooltip.tsx'

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
    <Tooltip label={label} {...(shortcut ? { shortcut } : {})}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        className={classNames(styles.iconButton, className)}
        {...rest}
      >
        {icon}
      </button>
    </Tooltip>
  )
}

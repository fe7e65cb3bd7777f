import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonLook = {
  /** `primary` marks the one next step; there is one per screen. */
  kind?: 'primary' | 'plain' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  icon?: ReactNode
  /** Shows that the answer is awaited; the button keeps its width and takes no second click. */
  busy?: boolean
  wide?: boolean
}

export type ButtonProps = ComponentProps<'button'> & ButtonLook

export function Button({
  kind = 'plain',
  size = 'medium',
  icon,
  busy = false,
  wide = false,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames(buttonLook({ kind, size, wide }), className)}
      data-next={kind === 'primary' ? '' : undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        // A busy button stays focusable, so that the keyboard's place is not lost; it only does nothing.
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
      {...rest}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

/** The same look for a link. */
export function buttonLook({ kind = 'plain', size = 'medium', wide = false }: ButtonLook): string {
  return classNames(styles.button, styles[kind], styles[size], wide && styles.wide)
}

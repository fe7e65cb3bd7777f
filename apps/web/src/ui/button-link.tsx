import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, buttonLook } from './button.tsx'

/** A step that leads to another page: looks like a button, and can be opened in a new tab. */
export function ButtonLink({
  kind,
  size,
  icon,
  children,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'className'> &
  Pick<ButtonLook, 'kind' | 'size'> & { icon?: ReactNode }) {
  return (
    <Link className={buttonLook({ kind, size })} {...rest}>
      {icon}
      {children}
    </Link>
  )
}

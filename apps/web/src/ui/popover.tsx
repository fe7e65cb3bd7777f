import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import styles from './popover.module.css'

/** A small panel that belongs to its trigger: breakdowns, explanations, short choices. */
export function Popover({
  trigger,
  title,
  side = 'bottom',
  align = 'end',
  children,
}: {
  trigger: ReactElement<Record<string, unknown>>
  title: string
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end'
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal render={<aside />}>
        <Base.Positioner side={side} align={align} sideOffset={8} className={styles.positioner}>
          <Base.Popup className={styles.popover}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

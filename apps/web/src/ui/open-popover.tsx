import { Popover as Base } from '@base-ui/react/popover'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { Trigger } from './on-demand.tsx'
import styles from './popover.module.css'
import popup from './popup.module.css'

export type PopoverProps = {
  trigger: Trigger
  title: string
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end'
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}

/** Open when it appears: it was fetched because somebody asked for it. */
export function OpenPopover({ trigger, title, side = 'bottom', align = 'end', children }: PopoverProps) {
  return (
    <Base.Root defaultOpen>
      <Base.Trigger render={trigger} />
      <Base.Portal render={<aside />}>
        <Base.Positioner side={side} align={align} sideOffset={8} className={popup.positioner}>
          <Base.Popup className={classNames(popup.popup, styles.popover)}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

import { Popover as Base } from '@base-ui/react/popover'
import { type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import type { Trigger } from './on-demand.tsx'
import styles from './popover.module.css'
import popup from './popup.module.css'

export type PopoverProps = {
  trigger: Trigger
  title: string
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end'
  align?: 'start' | 'center' | 'end'
  /** What it shows; a function where a choice in it closes it. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** Open when it appears: it was fetched because somebody asked for it. */
export function OpenPopover({ trigger, title, side = 'bottom', align = 'end', children }: PopoverProps) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Base.Root open={isOpen} onOpenChange={setIsOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal render={<aside />}>
        <Base.Positioner side={side} align={align} sideOffset={8} className={popup.positioner}>
          <Base.Popup className={classNames(popup.popup, styles.popover)}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {typeof children === 'function' ? children(() => setIsOpen(false)) : children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

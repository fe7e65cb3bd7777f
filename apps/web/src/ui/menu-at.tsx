import { Menu as Base } from '@base-ui/react/menu'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { classNames } from './class-names.ts'
import styles from './menu.module.css'
import popup from './popup.module.css'

export type MenuAtProps = {
  label: string
  /** Pixels of the window. */
  at: readonly [x: number, y: number]
  onClose: () => void
  /** Where the keyboard goes on. */
  focusAfter: () => HTMLElement | null
  children: ReactNode
}

/** A menu without a button: open at a place of the window until something is chosen. */
export function MenuAt({ label, at: [x, y], onClose, focusAfter, children }: MenuAtProps) {
  // The same one for as long as the place is: a new one would be looked for again at every look.
  const anchor = useMemo(() => ({ getBoundingClientRect: () => DOMRect.fromRect({ x, y }) }), [x, y])
  return (
    <Base.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal render={<aside />}>
        <Base.Positioner
          anchor={anchor}
          side="inline-end"
          align="start"
          sideOffset={2}
          collisionPadding={8}
          collisionAvoidance={avoidance()}
          className={popup.positioner}
        >
          <Base.Popup
            aria-label={label}
            finalFocus={() => focusAfter() ?? true}
            className={classNames(popup.popup, styles.menu)}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

export function Submenu({ label, icon, children }: { label: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className={styles.item}>
        <span className={styles.icon}>{icon}</span>
        <span className={styles.grow}>{label}</span>
        <ChevronRight size={16} aria-hidden="true" />
      </Base.SubmenuTrigger>
      <Base.Portal render={<aside />}>
        <Base.Positioner
          sideOffset={4}
          collisionPadding={8}
          collisionAvoidance={avoidance()}
          className={popup.positioner}
        >
          <Base.Popup className={classNames(popup.popup, styles.menu)}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.SubmenuRoot>
  )
}

/** On a phone there is room on neither side: a menu then lies over what it belongs to, but within the window. */
function avoidance() {
  return { side: window.innerWidth < 600 ? 'shift' : 'flip', align: 'shift' } as const
}

import { Tooltip as Base } from '@base-ui/react/tooltip'
import styles from './tooltip.module.css'

export type TooltipProps = { anchor: HTMLElement; onClose: () => void }

/** Names what an icon does. Never the only place of a piece of knowledge: touch has no tooltips. */
export function Tooltip({ anchor, onClose }: TooltipProps) {
  const { tooltip, shortcut } = anchor.dataset
  return (
    <Base.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} sideOffset={6} className={styles.positioner}>
          <Base.Popup className={styles.tooltip} data-tooltip-popup>
            {tooltip}
            {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

import { Home, ListTree, Package, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Panel } from '../../ui/panel.tsx'
import { useText } from '../../words/use-text.ts'
import { drawers, type PanelName } from './panel-layout.ts'
import styles from './sheets.module.css'

const icons: Readonly<Record<PanelName, typeof Home>> = {
  catalogue: Package,
  inspector: SlidersHorizontal,
  room: Home,
  outline: ListTree,
}

/**
 * On tablets and phones the panels take turns in one sheet at the bottom; its tabs are always in reach. Lists are a
 * drawer at the side where a window is wide enough.
 */
export function Sheets({
  open,
  labels,
  content,
  isAside = false,
  onOpen,
  onClose,
}: {
  open: PanelName | null
  /** Something is being carried out of it into the room. */
  isAside?: boolean
  /** What is selected names the inspector's tab, if anything is. */
  labels: Readonly<Record<PanelName, { readonly region: string; readonly tab: string }>>
  content: ReactNode
  onOpen: (panel: PanelName) => void
  onClose: (panel: PanelName) => void
}) {
  const id = useId()
  const text = useText()
  const tabs = useRef<HTMLElement>(null)

  function close(panel: PanelName) {
    // The grip goes with the sheet; the keyboard goes on at the tab that brings it back.
    tabs.current?.querySelector<HTMLButtonElement>('[aria-expanded="true"]')?.focus()
    onClose(panel)
  }

  return (
    <div className={styles.sheets}>
      {open && (
        <Panel
          id={id}
          aria-label={labels[open].region}
          className={classNames(styles.sheet, isDrawer(open) && styles.drawer, isAside && styles.aside)}
        >
          <button
            type="button"
            className={styles.grip}
            aria-label={text('Hide {{panel}}', { panel: labels[open].region })}
            onClick={() => close(open)}
          />
          {content}
        </Panel>
      )}
      <nav ref={tabs} className={styles.tabs} aria-label={text('Panels')}>
        {(['catalogue', 'inspector', 'room', 'outline'] as const).map((panel) => {
          const Icon = icons[panel]
          return (
            <button
              key={panel}
              type="button"
              className={classNames(styles.tab, panel === open && styles.current)}
              aria-expanded={panel === open}
              data-tour={panel}
              aria-controls={panel === open ? id : undefined}
              onClick={() => (panel === open ? onClose(panel) : onOpen(panel))}
            >
              <Icon size={18} aria-hidden="true" />
              <span className={styles.tabLabel} title={labels[panel].tab}>
                {labels[panel].tab}
              </span>
            </button>
          )
        })}
      </nav>
    </div>
  )
}

function isDrawer(panel: PanelName): boolean {
  return drawers.includes(panel)
}

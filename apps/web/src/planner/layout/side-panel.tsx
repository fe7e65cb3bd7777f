import { PanelLeft, PanelRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './side-panel.module.css'

/** A panel at the window's side; closed, it leaves a button where it was. */
export function SidePanel({
  side,
  label,
  isOpen,
  isAsked = false,
  onOpen,
  onReached,
  children,
}: {
  side: 'start' | 'end'
  label: string
  isOpen: boolean
  /** The keyboard was sent here from elsewhere. */
  isAsked?: boolean
  onOpen: () => void
  onReached?: () => void
  children: ReactNode
}) {
  const text = useText()
  const panel = useRef<HTMLElement>(null)
  const wasAsked = useRef(false)

  // The button that was pressed is gone: the keyboard goes on inside what it opened.
  useEffect(() => {
    if (isOpen && (wasAsked.current || isAsked)) panel.current?.focus()
    wasAsked.current = false
    if (isOpen && isAsked) onReached?.()
  }, [isOpen, isAsked, onReached])

  const tourName = side === 'start' ? 'catalogue' : 'inspector'
  if (!isOpen) {
    const Icon = side === 'start' ? PanelLeft : PanelRight
    return (
      <div className={classNames(styles.tab, styles[side])} data-tour={tourName}>
        <IconButton
          label={text('Show {{panel}}', { panel: label })}
          icon={<Icon aria-hidden="true" />}
          onClick={() => {
            wasAsked.current = true
            onOpen()
          }}
        />
      </div>
    )
  }

  return (
    <Panel
      ref={panel}
      tabIndex={-1}
      aria-label={label}
      className={classNames(styles.panel, styles[side])}
      data-tour={tourName}
    >
      {children}
    </Panel>
  )
}

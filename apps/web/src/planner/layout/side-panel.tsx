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
  onOpen,
  children,
}: {
  side: 'start' | 'end'
  label: string
  isOpen: boolean
  onOpen: () => void
  children: ReactNode
}) {
  const text = useText()
  const panel = useRef<HTMLElement>(null)
  const wasAsked = useRef(false)

  // The button that was pressed is gone: the keyboard goes on inside what it opened.
  useEffect(() => {
    if (isOpen && wasAsked.current) panel.current?.focus()
    wasAsked.current = false
  }, [isOpen])

  if (!isOpen) {
    const Icon = side === 'start' ? PanelLeft : PanelRight
    return (
      <div className={classNames(styles.tab, styles[side])}>
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
    <Panel ref={panel} tabIndex={-1} aria-label={label} className={classNames(styles.panel, styles[side])}>
      {children}
    </Panel>
  )
}

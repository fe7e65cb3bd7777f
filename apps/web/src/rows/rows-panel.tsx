import { Plus, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useHistoryOf } from '../app/use-history-of.ts'
import { type OpenDesk, useDeskNow } from '../app/use-open-desk.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { OnDemand } from '../ui/on-demand.tsx'
import unseenStyles from '../ui/unseen.module.css'
import { useText } from '../words/use-text.ts'
import type { OtherKind } from './row-draft.ts'
import { RowList } from './row-list.tsx'
import styles from './rows-panel.module.css'
import { RowsTotal } from './rows-total.tsx'
import { SurfaceLines } from './surface-lines.tsx'

const fetchKinds = async () => (await import('./kinds-menu.tsx')).KindsMenu

/** All that is offered now, to be added to, changed and put in order, and what it comes to. */
export function RowsPanel({ open }: { open: OpenDesk }) {
  const text = useText()
  const { dialogs } = useApp()
  const [said, setSaid] = useState('')
  const { undoes, redoes } = useDeskNow(open)
  const { undo, redo } = useHistoryOf(open.desk, setSaid)
  const add = (kind: OtherKind) => void dialogs.ask('editRow', { row: null, kind })
  return (
    <div className={styles.panel}>
      <div className={styles.tools} role="toolbar" aria-label={text('Rows of the offer')}>
        <OnDemand
          opens="menu"
          fetch={fetchKinds}
          popup={{
            trigger: <Button icon={<Plus size={16} aria-hidden="true" />}>{text('Add a row')}</Button>,
            onChoose: add,
          }}
        />
        <IconButton
          label={undoes ? text('Undo: {{step}}', { step: text(undoes) }) : text('Undo')}
          icon={<Undo2 aria-hidden="true" />}
          aria-disabled={undoes === null}
          onClick={undo}
        />
        <IconButton
          label={redoes ? text('Redo: {{step}}', { step: text(redoes) }) : text('Redo')}
          icon={<Redo2 aria-hidden="true" />}
          aria-disabled={redoes === null}
          onClick={redo}
        />
      </div>
      <RowList open={open} announce={setSaid} />
      <SurfaceLines open={open} />
      <RowsTotal open={open} />
      <output className={unseenStyles.unseen}>{said}</output>
    </div>
  )
}

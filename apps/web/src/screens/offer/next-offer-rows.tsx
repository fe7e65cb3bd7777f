import type { OpenProject } from '@arredo/flows'
import type { OpenDesk } from '../../app/use-open-desk.ts'
import { useSaveWords } from '../../app/use-project.ts'
import { FaceSwitch } from '../../planner/top-bar/face-switch.tsx'
import { useSave } from '../../planner/use-save.ts'
import { RowsPanel } from '../../rows/rows-panel.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './next-offer-rows.module.css'
import { useRowKeys } from './use-row-keys.ts'

/** The rows of the next offer, whether they are saved, and whose prices these are. */
export function NextOfferRows({ open, project }: { open: OpenDesk; project: OpenProject }) {
  const text = useText()
  const words = useSaveWords(project)
  const save = useSave()
  useRowKeys(open.desk, () => void save())
  return (
    <Panel className={styles.panel} aria-label={text('The next offer')}>
      <header className={styles.header}>
        <h2 className={styles.title}>{text('The next offer')}</h2>
        <span className={styles.state} data-save-state={words.state}>
          {text(words.text, words.values)}
        </span>
        <FaceSwitch />
        <Button onClick={() => void save()}>{text('Save')}</Button>
      </header>
      <RowsPanel open={open} />
    </Panel>
  )
}

import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useText } from '../../words/use-text.ts'
import { LogEntries, useLogEntries } from '../project-log/log-entries.tsx'
import styles from './project-page.module.css'

const latest = 5

/** What happened last, and on request all of it. */
export function ProjectLatest({ id }: { id: number }) {
  const text = useText()
  const entries = useLogEntries(id)
  const [isWhole, setIsWhole] = useState(false)
  return (
    <Panel className={styles.log} aria-label={text('Project log')}>
      <div className={styles.head}>
        <h2>{text('Project log')}</h2>
        {entries.list.length > latest && (
          <Button size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? text('Show the latest') : text('Show all')}
          </Button>
        )}
      </div>
      <LogEntries entries={entries} most={isWhole ? undefined : latest} />
    </Panel>
  )
}

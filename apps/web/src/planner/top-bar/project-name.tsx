import { renameProject } from '@arredo/project'
import { type KeyboardEvent, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useText } from '../../words/use-text.ts'
import { useOnDesk, usePlanner } from '../planner-context.tsx'
import styles from './project-name.module.css'

/** Edited where it stands; a name that is refused says why and stays what it was. */
export function ProjectName() {
  const text = useText()
  const { notices } = useApp()
  const { desk } = usePlanner()
  const name = useOnDesk(({ document }) => document.header.name)
  const [draft, setDraft] = useState<string | null>(null)

  function commit() {
    if (draft === null) return
    setDraft(null)
    const renamed = desk.run(renameProject, { name: draft })
    if (!renamed.ok) notices.show({ message: renamed.message, kind: 'error' })
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') event.currentTarget.blur()
    if (event.key === 'Escape') {
      event.stopPropagation()
      setDraft(null)
    }
  }

  return (
    <input
      className={styles.name}
      aria-label={text('Project name')}
      value={draft ?? name}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  )
}

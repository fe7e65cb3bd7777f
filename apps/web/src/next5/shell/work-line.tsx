import { type OpenProject, statusNames } from '@arredo/flows'
import { Box } from 'lucide-react'
import { type FormEvent, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { useApp } from '../../app/app-context.tsx'
import { useOpenProject, useSaveWords } from '../../app/use-project.ts'
import { useProfile } from '../../app/use-session.ts'
import { Notifications } from '../../shell/notifications/notifications.tsx'
import { PersonMenu } from '../../shell/person-menu.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './work-line.module.css'

/** Above every page but the room: the project on the desk, the way to any other, and who works. */
export function WorkLine() {
  const project = useOpenProject()
  const shop = useProfile()?.shop?.name
  return (
    <header className={styles.line}>
      <div className={styles.desk}>
        {project ? <OnTheDesk project={project} /> : <span className={styles.shop}>{shop}</span>}
      </div>
      <FindProject />
      <Notifications side="bottom" />
      <PersonMenu />
    </header>
  )
}

/** What one came from, whether it is safe, and the way back into the room. */
function OnTheDesk({ project }: { project: OpenProject }) {
  const text = useText()
  const { desk, status } = project
  const name = useSyncExternalStore(desk.subscribe, () => desk.current().document.header.name)
  const words = useSaveWords(project)
  return (
    <>
      <Link to="/configurator3d" className={styles.project} aria-label={text('Back to {{name}}', { name })}>
        <Box size={16} aria-hidden="true" />
        <span>{name}</span>
      </Link>
      <StatusChip status={status} label={text(statusNames[status])} />
      <span className={styles.saved} data-attention={words.needsAttention || undefined}>
        {text(words.text, words.values)}
      </span>
    </>
  )
}

/** On the list of projects itself there is a field for it already. */
function FindProject() {
  const text = useText()
  const { ports } = useApp()
  const isPerson = (useProfile()?.kind ?? 'guest') !== 'guest'
  const isThere = useLocation().pathname === '/projects'
  if (!isPerson || isThere) return null

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('words') ?? '').trim()
    ports.navigate(words ? `/projects?search=${encodeURIComponent(words)}` : '/projects')
  }
  return (
    <search>
      <form onSubmit={find}>
        <SearchField name="words" label={text('Find a project')} className={styles.find} />
      </form>
    </search>
  )
}

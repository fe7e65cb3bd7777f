import { Trash2 } from 'lucide-react'
import { useApp } from '../../app/app-context.tsx'
import { NewProjectButton } from '../../shell/new-project-button.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './projects-screen.module.css'

/** What is looked for, what was deleted, and the way to a new one. */
export function ProjectsHeader({
  search: { typed, type },
}: {
  search: { readonly typed: string; readonly type: (words: string) => void }
}) {
  const text = useText()
  const { dialogs } = useApp()
  return (
    <PageHeader title={text('Projects')}>
      <SearchField
        label={text('Search projects')}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        isOnPage
        className={styles.search}
      />
      <Button onClick={() => void dialogs.ask('bin', {})} aria-haspopup="dialog">
        <Trash2 size={16} aria-hidden="true" />
        {text('Bin')}
      </Button>
      <NewProjectButton />
    </PageHeader>
  )
}

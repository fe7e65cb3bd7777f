import type { ProjectSheet } from '@arredo/contract'
import { FolderX } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useProfile } from '../../app/use-session.ts'
import { StatusButton } from '../../planner/status/status-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Versions } from '../../versions/versions.tsx'
import { useText } from '../../words/use-text.ts'
import { LoadFailed } from '../load-failed.tsx'
import { ProjectActions } from './project-actions.tsx'
import { ProjectAlternatives } from './project-alternatives.tsx'
import { ProjectDocuments } from './project-documents.tsx'
import { ProjectFacts } from './project-facts.tsx'
import { ProjectLatest } from './project-latest.tsx'
import styles from './project-page.module.css'
import { UnsavedWork } from './unsaved-work.tsx'
import { useProjectSheet } from './use-project-sheet.ts'

/** D-139: everything a shop keeps of one project, and what can be done next with it. */
export function ProjectPage({ number }: { number: string }) {
  const text = useText()
  const id = /^[1-9]\d{0,9}$/.test(number) && Number(number) <= 2_147_483_647 ? Number(number) : null
  const { sheet, state, message, retry } = useProjectSheet(id)
  usePageTitle(sheet?.name ?? text('Project'))
  const back = (
    <Link kind="quiet" to="/projects">
      {text('All projects')}
    </Link>
  )
  if (sheet) return <Known sheet={sheet} back={back} />

  return (
    <Page>
      <PageHeader title={text('Project')} above={back} />
      <Panel aria-busy={state === 'loading'}>
        {state === 'loading' && <Skeleton height={320} />}
        {state === 'failed' && (
          <LoadFailed title={text('The project could not be loaded')} message={message} retry={retry} />
        )}
        {state === 'missing' && (
          <EmptyState
            icon={<FolderX aria-hidden="true" />}
            title={text('Project not found')}
            hint={text(
              'It may have been deleted, or it belongs to another shop. Deleted ones are in the bin.',
            )}
            action={<ButtonLink to="/projects">{text('All projects')}</ButtonLink>}
          />
        )}
      </Panel>
    </Page>
  )
}

function Known({ sheet, back }: { sheet: ProjectSheet; back: ReactNode }) {
  const text = useText()
  const isPro = useProfile()?.kind === 'pro'
  return (
    <Page>
      <PageHeader
        title={sheet.name}
        above={back}
        beside={
          <>
            <StatusButton project={sheet} place="page" />
            {sheet.isSample && <Badge kind="faint">{text('Sample')}</Badge>}
          </>
        }
        about={text('Project {{number}}', { number: sheet.id })}
      >
        <ProjectActions sheet={sheet} />
      </PageHeader>
      <UnsavedWork id={sheet.id} />
      <div className={styles.columns}>
        <ProjectFacts sheet={sheet} />
        <div className={styles.parts}>
          <ProjectAlternatives sheet={sheet} />
          <Panel className={styles.part} aria-label={text('Versions')}>
            <h2>{text('Versions')}</h2>
            <Versions project={sheet} />
          </Panel>
          <ProjectDocuments sheet={sheet} />
          {isPro && <ProjectLatest id={sheet.id} />}
        </div>
      </div>
    </Page>
  )
}

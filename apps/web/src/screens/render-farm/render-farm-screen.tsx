import type { PhotographListing } from '@arredo/contract'
import { mayPhotograph, type OpenProject } from '@arredo/flows'
import { Camera } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useOpenProject } from '../../app/use-project.ts'
import { useProfile } from '../../app/use-session.ts'
import { PhotographNews } from '../../dialogs/photographs/photograph-news.tsx'
import { ShownPhotograph } from '../../dialogs/photographs/shown-photograph.tsx'
import { usePhotographs } from '../../dialogs/photographs/use-photographs.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Table } from '../../ui/table.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './render-farm.module.css'
import { usePhotographColumns } from './use-photograph-columns.tsx'

/** D-228: the photographs of the open project, as they grow and as they came. */
export function RenderFarmScreen() {
  const text = useText()
  usePageTitle(text('Photographs'))
  const project = useOpenProject()
  if (project) return <OfProject project={project} />

  return (
    <Nothing
      title={text('No project is open')}
      hint={text('Open a project to see its photographs and to take more.')}
      action={<ButtonLink to="/projects">{text('All projects')}</ButtonLink>}
    />
  )
}

function OfProject({ project }: { project: OpenProject }) {
  const text = useText()
  const photographs = usePhotographs(project.id)
  const { isPossible, list, refusal } = photographs
  const [wished, setWished] = useState<string | null>(null)
  const shown = list.find(({ id }) => id === wished) ?? list[0]
  const columns = usePhotographColumns(shown?.id, ({ id }) => setWished(id))
  const { name } = project.desk.current().document.header
  const problem =
    refusal ||
    (isPossible === false && text('No photographer is at work here. Whoever runs this site can start one.'))

  if (!shown && isPossible !== null) {
    return (
      <Nothing
        about={name}
        title={text('No photographs yet')}
        hint={problem || text('Choose a view and the light in the room; the photograph then grows here.')}
        action={<TakeAnother />}
      />
    )
  }

  return (
    <Page>
      <PageHeader title={text('Photographs')} about={name}>
        <TakeAnother />
      </PageHeader>
      {problem && <p role={refusal ? 'alert' : undefined}>{problem}</p>}
      {shown && (
        <Panel className={styles.stage} aria-label={text('Photograph')}>
          <ShownPhotograph
            key={shown.id}
            photograph={shown}
            drawn={undefined}
            onUse={(as) => void photographs.use(shown, as)}
            onRemove={() => void photographs.remove(shown)}
          />
        </Panel>
      )}
      <Panel className={styles.list} aria-label={text('Photographs of this project')}>
        <Table<PhotographListing>
          columns={columns}
          rows={list}
          keyOf={({ id }) => id}
          isLoading={isPossible === null}
        />
      </Panel>
      <PhotographNews list={list} />
    </Page>
  )
}

/** Where a view is chosen: before the room itself. */
function TakeAnother() {
  const text = useText()
  const { dialogs, ports } = useApp()
  if (!mayPhotograph(useProfile())) return null
  return (
    <Button
      kind="primary"
      icon={<Camera size={16} aria-hidden="true" />}
      onClick={() => {
        ports.navigate('/configurator3d')
        void dialogs.ask('photographs', {})
      }}
    >
      {text('Take photograph')}
    </Button>
  )
}

function Nothing({ about, ...words }: { about?: string; title: string; hint: string; action: ReactNode }) {
  const text = useText()
  return (
    <Page>
      <PageHeader title={text('Photographs')} about={about} />
      <Panel>
        <EmptyState icon={<Camera aria-hidden="true" />} {...words} />
      </Panel>
    </Page>
  )
}

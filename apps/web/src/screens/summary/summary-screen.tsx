import { projectSummary } from '@arredo/project'
import { List } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { type OpenDesk, useDeskNow, useOpenDesk } from '../../app/use-open-desk.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useProfile } from '../../app/use-session.ts'
import { FaceSwitch } from '../../planner/top-bar/face-switch.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { useText } from '../../words/use-text.ts'
import { MaterialList } from './material-list.tsx'
import { SummaryFigures } from './summary-figures.tsx'
import { SummaryTable } from './summary-table.tsx'

/** D-212: the open project in numbers, as it is now. */
export function SummaryScreen() {
  const text = useText()
  usePageTitle(text('Summary'))
  const open = useOpenDesk()
  if (open) return <OfProject open={open} />

  return (
    <Page>
      <PageHeader title={text('Summary')} />
      <Nothing
        title={text('No project is open')}
        hint={text('Open a project to see what it holds and what that comes to.')}
        action={<ButtonLink to="/projects">{text('All projects')}</ButtonLink>}
      />
    </Page>
  )
}

function OfProject({ open }: { open: OpenDesk }) {
  const text = useText()
  const { document, evaluation, alternative } = useDeskNow(open)
  const { context, face } = open
  const mayPack = useProfile()?.modules.includes('PACKAGE') ?? false
  const [chosen, setBy] = useState<'kind' | 'room'>('kind')
  const hasRooms = Object.keys(document.rooms).length > 1
  const by = hasRooms ? chosen : 'kind'
  const price = evaluation.prices[face]
  const summary = useMemo(
    () => projectSummary(document, evaluation, { catalogues: context(document).catalogues, price, by }),
    [document, evaluation, context, price, by],
  )
  const { name } = document.header
  const isOneOfSeveral = Object.keys(document.alternatives).length > 1
  const about = isOneOfSeveral ? `${name} · ${document.alternatives[alternative]?.name ?? ''}` : name
  if (summary.groups.length === 0) {
    return (
      <Page>
        <PageHeader title={text('Summary')} about={about} />
        <Nothing
          title={text('Nothing to sum up yet')}
          hint={text(
            'What is placed in the room or added to the offer is listed here, with all that it comes to.',
          )}
          action={<ButtonLink to="/configurator3d">{text('Back to the planner')}</ButtonLink>}
        />
      </Page>
    )
  }
  return (
    <Page>
      <PageHeader title={text('Summary')} about={about}>
        {hasRooms && (
          <SegmentedControl
            label={text('Grouped by')}
            value={by}
            segments={[
              { value: 'kind', label: text('Kind of article') },
              { value: 'room', label: text('Room') },
            ]}
            onChange={setBy}
          />
        )}
        {mayPack && <ButtonLink to="/package">{text('Packages')}</ButtonLink>}
        <FaceSwitch />
      </PageHeader>
      <SummaryFigures summary={summary} price={price} />
      <SummaryTable open={open} summary={summary} price={price} />
      <MaterialList materials={summary.materials} />
    </Page>
  )
}

function Nothing(words: { title: string; hint: string; action: ReactNode }) {
  return (
    <Panel>
      <EmptyState icon={<List aria-hidden="true" />} {...words} />
    </Panel>
  )
}

import type { FoundArticle } from '@arredo/contract'
import type { OpenProject } from '@arredo/flows'
import { ArrowRight } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useApp } from '../../app/app-context.tsx'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useOpenProject } from '../../app/use-project.ts'
import { CatalogueBrowser } from '../../catalogue/catalogue-browser.tsx'
import { LiveRegion } from '../../planner/announce/live-region.tsx'
import { useForm } from '../../planner/layout/use-form.ts'
import { NoProject } from '../../planner/no-project.tsx'
import { PlannerProvider } from '../../planner/planner-context.tsx'
import { useCatalogueOffers } from '../../planner/use-catalogue-offers.ts'
import { usePlannerValue } from '../../planner/use-planner-value.ts'
import { workspaceOf } from '../../planner/workspace.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHeader } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './item-search-screen.module.css'

const room = '/configurator3d'

/** A-50, D-74: the first screen of a new project, and the way to find one thing among many. */
export function ItemSearchScreen() {
  const text = useText()
  usePageTitle(text('Catalogue'))
  const project = useOpenProject()
  return project ? <CatalogueOf project={project} /> : <NoProject />
}

/** The panels' tools without a room in sight: the same prices, the same way to place. */
function CatalogueOf({ project }: { project: OpenProject }) {
  const { ids } = useApp().ports
  const form = useForm()
  const { planner, announcer } = usePlannerValue(project, workspaceOf(project, form, ids))
  return (
    <PlannerProvider value={planner}>
      <ItemSearch announce={planner.announce} />
      <LiveRegion announcer={announcer} />
    </PlannerProvider>
  )
}

function ItemSearch({ announce }: { announce: (message: string) => void }) {
  const text = useText()
  const navigate = useNavigate()
  const { notices } = useApp()
  const offers = useCatalogueOffers()

  /** Choosing leads into the room; whoever collects stays. */
  function onPlaced({ name }: FoundArticle, stay: boolean) {
    const message = text('{{name}} is in the room', { name })
    announce(message)
    if (stay) notices.show({ message })
    else navigate(room)
  }

  return (
    <main className={styles.screen}>
      <div className={styles.header}>
        <PageHeader title={text('Catalogue')}>
          <ButtonLink to={room} kind="primary">
            {text('To the room')}
            <ArrowRight size={16} aria-hidden="true" className={styles.arrow} />
          </ButtonLink>
        </PageHeader>
      </div>
      <Panel className={styles.panel} aria-label={text('Catalogue')}>
        <CatalogueBrowser offers={offers} layout="page" onPlaced={onPlaced} />
      </Panel>
    </main>
  )
}

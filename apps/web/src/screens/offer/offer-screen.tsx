import { hasHistory, type OpenProject } from '@arredo/flows'
import { useState } from 'react'
import { useOpenDesk } from '../../app/use-open-desk.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useOpenProject } from '../../app/use-project.ts'
import { useProfile } from '../../app/use-session.ts'
import { ProjectCustomer } from '../../customers/project-customer.tsx'
import { earlierThan } from '../../documents/earlier-than.ts'
import { Page, PageHeader } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useText } from '../../words/use-text.ts'
import { NewOffer } from './new-offer.tsx'
import { NextOffer } from './next-offer.tsx'
import { NextOfferRows } from './next-offer-rows.tsx'
import { NoOffers } from './no-offers.tsx'
import { OfferDocument } from './offer-document.tsx'
import { OfferList } from './offer-list.tsx'
import { OfferNews } from './offer-news.tsx'
import styles from './offer-screen.module.css'
import { useOffers } from './use-offers.ts'

/** What would be offered now, the offers made of the open project, and the document of one of them. */
export function OfferScreen() {
  const text = useText()
  usePageTitle(text('Offers'))
  const project = useOpenProject()
  const open = useOpenDesk()
  const isPro = useProfile()?.kind === 'pro'
  const offers = useOffers(project?.id ?? null)
  const [chosen, setChosen] = useState<string | null>(null)
  const canMake = isPro && project !== null && hasHistory(project)
  const isNext = canMake && (chosen === next || (offers.state === 'ready' && offers.list.length === 0))
  const made = offers.list.find(({ id }) => id === chosen) ?? offers.list[0] ?? null
  const shown = offers.state === 'ready' && !isNext ? made : null
  const hasSide = canMake || shown !== null

  return (
    <Page>
      <PageHeader title={text('Offers')} about={project?.desk.current().document.header.name}>
        {canMake && <NewOffer onMade={({ id }) => setChosen(id)} />}
      </PageHeader>
      <OfferNews offers={offers.list} />
      <div className={hasSide ? styles.columns : styles.alone}>
        {hasSide && (
          <div className={styles.side}>
            {/* One of several to look at; alone it stands beside. */}
            {canMake && open && offers.list.length > 0 && (
              <NextOffer open={open} isShown={isNext} onShow={() => setChosen(next)} />
            )}
            {offers.list.length > 0 && <OfferList offers={offers.list} shown={shown} onShow={setChosen} />}
            {project && <CustomerPanel project={project} />}
          </div>
        )}
        {isNext && open && project ? (
          <NextOfferRows open={open} project={project} />
        ) : shown && project ? (
          <OfferDocument
            key={shown.id}
            offer={shown}
            earlier={earlierThan(offers.list, shown)}
            project={project}
          />
        ) : (
          <NoOffers offers={offers} isPro={isPro} />
        )}
      </div>
    </Page>
  )
}

/** No offer's id. */
const next = 'next'

/** Whose name and address the next offer has. */
function CustomerPanel({ project }: { project: OpenProject }) {
  return (
    <Panel className={styles.customer}>
      <ProjectCustomer project={project} />
    </Panel>
  )
}

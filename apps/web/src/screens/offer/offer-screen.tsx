import { hasHistory } from '@arredo/flows'
import { useState } from 'react'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useOpenProject } from '../../app/use-project.ts'
import { useProfile } from '../../app/use-session.ts'
import { Page, PageHeader } from '../../ui/page.tsx'
import { useText } from '../../words/use-text.ts'
import { NewOffer } from './new-offer.tsx'
import { NoOffers } from './no-offers.tsx'
import { OfferDocument } from './offer-document.tsx'
import { OfferList } from './offer-list.tsx'
import { OfferNews } from './offer-news.tsx'
import styles from './offer-screen.module.css'
import { useOffers } from './use-offers.ts'

/** The offers made of the open project, and the document of one of them. */
export function OfferScreen() {
  const text = useText()
  usePageTitle(text('Offers'))
  const project = useOpenProject()
  const isPro = useProfile()?.kind === 'pro'
  const offers = useOffers(project?.id ?? null)
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = offers.list.find(({ id }) => id === chosen) ?? offers.list[0] ?? null
  const canMake = isPro && project !== null && hasHistory(project)

  return (
    <Page>
      <PageHeader title={text('Offers')} about={project?.desk.current().document.header.name}>
        {canMake && <NewOffer onMade={({ id }) => setChosen(id)} />}
      </PageHeader>
      <OfferNews offers={offers.list} />
      {offers.state === 'ready' && shown && project ? (
        <div className={styles.columns}>
          <OfferList offers={offers.list} shown={shown} onShow={setChosen} />
          <OfferDocument key={shown.id} offer={shown} project={project} />
        </div>
      ) : (
        <NoOffers offers={offers} isPro={isPro} />
      )}
    </Page>
  )
}

import type { OfferListing, ProjectSheet } from '@arredo/contract'
import { mayPhotograph, takeUp } from '@arredo/flows'
import { FileText } from 'lucide-react'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'
import { useAttempt } from '../../shell/use-attempt.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import { LoadFailed } from '../load-failed.tsx'
import { OfferActions } from '../offer/offer-actions.tsx'
import { OfferState } from '../offer/offer-state.tsx'
import { useOffers } from '../offer/use-offers.ts'
import styles from './project-page.module.css'

/** What was made of the project on paper. */
export function ProjectDocuments({ sheet: { id } }: { sheet: ProjectSheet }) {
  const app = useApp()
  const text = useText()
  const { attempt, isBusy } = useAttempt()
  const { state, list, message, retry } = useOffers(id)

  const hasPhotographs = mayPhotograph(useProfile())

  function show(path: '/offerview' | '/renderfarm') {
    void attempt(async () => {
      const taken = await takeUp(app, id)
      if (taken.ok) app.ports.navigate(path)
      return taken
    })
  }

  return (
    <Panel className={styles.part} aria-label={text('Documents')} aria-busy={state === 'loading'}>
      <div className={styles.head}>
        <h2>{text('Documents')}</h2>
        <div className={styles.ways}>
          {hasPhotographs && (
            <Button size="small" busy={isBusy} onClick={() => show('/renderfarm')}>
              {text('Show photographs')}
            </Button>
          )}
          {list.length > 0 && (
            <Button size="small" busy={isBusy} onClick={() => show('/offerview')}>
              {text('Show offers')}
            </Button>
          )}
        </div>
      </div>
      {state === 'loading' && <Skeleton height={48} />}
      {state === 'failed' && (
        <LoadFailed title={text('The offers could not be loaded')} message={message} retry={retry} />
      )}
      {state === 'ready' && list.length === 0 && (
        <EmptyState
          icon={<FileText aria-hidden="true" />}
          title={text('No documents yet')}
          hint={text('Offers made of this project are listed here.')}
        />
      )}
      {list.length > 0 && (
        <ul className={styles.lines}>
          {list.map((offer) => (
            <Offer key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Offer({ offer }: { offer: OfferListing }) {
  const text = useText()
  const money = useMoney()
  const moment = useMoment()
  const { total, currency } = offer.total
  return (
    <li>
      <span className={styles.lineName}>
        {text('Offer {{number}}', { number: offer.number })}
        <span className={styles.lineAbout}>
          {text('{{name}}, {{when}}', { name: offer.madeBy, when: moment(offer.madeAt) })}
        </span>
      </span>
      <OfferState offer={offer} />
      <strong>{money({ minor: total, currency })}</strong>
      {offer.document && <OfferActions file={offer.document.file} />}
    </li>
  )
}

import type { DocumentListing, OfferListing, ProjectSheet } from '@arredo/contract'
import { mayPhotograph, takeUp } from '@arredo/flows'
import { FileText } from 'lucide-react'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'
import { earlierThan } from '../../documents/earlier-than.ts'
import { useDocuments } from '../../documents/use-documents.ts'
import { useAttempt } from '../../shell/use-attempt.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useText } from '../../words/use-text.ts'
import { LoadFailed } from '../load-failed.tsx'
import { useOffers } from '../offer/use-offers.ts'
import { DocumentLine, OfferLine } from './document-lines.tsx'
import styles from './project-page.module.css'

/** What was made of the project on paper. */
export function ProjectDocuments({ sheet: { id } }: { sheet: ProjectSheet }) {
  const app = useApp()
  const text = useText()
  const { attempt, isBusy } = useAttempt()
  const offers = useOffers(id)
  const documents = useDocuments(id)
  const lines = newestFirst(offers.list, documents.list)
  const isLoading = offers.state === 'loading' || documents.state === 'loading'
  const failed = [offers, documents].find(({ state }) => state === 'failed')

  const hasPhotographs = mayPhotograph(useProfile())

  /** Documents, offers and photographs are made of an open project. */
  function goOn(then: () => void) {
    void attempt(async () => {
      const taken = await takeUp(app, id)
      if (taken.ok) then()
      return taken
    })
  }

  function retry() {
    for (const list of [offers, documents]) if (list.state === 'failed') list.retry()
  }

  return (
    <Panel className={styles.part} aria-label={text('Documents')} aria-busy={isLoading}>
      <div className={styles.head}>
        <h2>{text('Documents')}</h2>
        <div className={styles.ways}>
          {hasPhotographs && (
            <Button size="small" busy={isBusy} onClick={() => goOn(() => app.ports.navigate('/renderfarm'))}>
              {text('Show photographs')}
            </Button>
          )}
          {offers.list.length > 0 && (
            <Button size="small" busy={isBusy} onClick={() => goOn(() => app.ports.navigate('/offerview'))}>
              {text('Show offers')}
            </Button>
          )}
          <Button
            size="small"
            busy={isBusy}
            onClick={() => goOn(() => void app.dialogs.ask('documents', {}))}
          >
            {text('Make a document…')}
          </Button>
        </div>
      </div>
      {isLoading && <Skeleton height={48} />}
      {failed && (
        <LoadFailed
          title={text('The documents could not be loaded')}
          message={failed.message}
          retry={retry}
        />
      )}
      {!isLoading && !failed && lines.length === 0 && (
        <EmptyState
          icon={<FileText aria-hidden="true" />}
          title={text('No documents yet')}
          hint={text('Offers and other documents made of this project are listed here.')}
        />
      )}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) =>
            'report' in line ? (
              <DocumentLine
                key={line.id}
                document={line}
                earlier={earlierThan(
                  documents.list.filter(({ report }) => report === line.report),
                  line,
                )}
              />
            ) : (
              <OfferLine key={line.id} offer={line} earlier={earlierThan(offers.list, line)} />
            ),
          )}
        </ul>
      )}
    </Panel>
  )
}

function newestFirst(
  offers: readonly OfferListing[],
  documents: readonly DocumentListing[],
): readonly (OfferListing | DocumentListing)[] {
  return [...offers, ...documents].toSorted((one, two) => two.madeAt.localeCompare(one.madeAt))
}

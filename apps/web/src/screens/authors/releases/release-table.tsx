import type { CatalogueRelease } from '@arredo/contract'
import { CalendarX, Undo2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { SecondLine } from '../../../ui/second-line.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { useText } from '../../../words/use-text.ts'
import styles from '../authors.module.css'
import { ReleaseState } from './release-state.tsx'
import { usePriceStepWords } from './use-price-step-words.ts'
import { useReleaseActions } from './use-release-actions.ts'
import { useZoneMoment } from './use-zone.ts'

/** When each version was sold, who published it, and what can still be done with it. */
export function ReleaseTable({
  releases,
  current,
  isLoading,
}: {
  releases: readonly CatalogueRelease[]
  current: CatalogueRelease | null
  isLoading: boolean
}) {
  const text = useText()
  const moment = useZoneMoment()
  const priceStep = usePriceStepWords()
  const { goBack, cancel } = useReleaseActions(current, releases)

  const columns: readonly Column<CatalogueRelease>[] = [
    {
      name: text('Version'),
      onCard: 'half',
      cell: ({ hash, version, articleCount, prices }) => (
        <>
          <Link to={`/catalogues/version/${hash}`}>{text('Version {{version}}', { version })}</Link>
          <SecondLine>
            {text('{{count}} articles', { count: articleCount })}
            {/* Of two that are called alike, the content's name tells which is which. */}
            {` · ${hash.slice(0, 8)}`}
          </SecondLine>
          {prices && <SecondLine>{priceStep(prices)}</SecondLine>}
        </>
      ),
    },
    { name: text('State'), onCard: 'half', cell: ({ state }) => <ReleaseState state={state} /> },
    {
      name: text('Sold'),
      onCard: 'named',
      cell: ({ state, validFrom, validTo }) => (
        <>
          {text('from {{moment}}', { moment: moment(validFrom) })}
          {validTo && state !== 'cancelled' && (
            <SecondLine>{text('until {{moment}}', { moment: moment(validTo) })}</SecondLine>
          )}
        </>
      ),
    },
    {
      name: text('Published'),
      onCard: 'named',
      cell: ({ publishedAt, publishedBy, goesBackTo, note }) => (
        <>
          {moment(publishedAt)}
          <SecondLine>
            {goesBackTo === null ? publishedBy : text('{{name}}, gone back to it', { name: publishedBy })}
          </SecondLine>
          {note && <SecondLine>{note}</SecondLine>}
        </>
      ),
    },
    {
      name: text('Actions'),
      isAtEnd: true,
      cell: (release) => (
        <div className={styles.rowActions}>
          {release.state === 'scheduled' && (
            <Button
              kind="quiet"
              icon={<CalendarX size={16} aria-hidden="true" />}
              onClick={() => void cancel(release)}
            >
              {text('Cancel')}
            </Button>
          )}
          {canGoBackTo(release, releases, current) && (
            <Button
              kind="quiet"
              icon={<Undo2 size={16} aria-hidden="true" />}
              onClick={() => void goBack(release)}
            >
              {text('Go back to it')}
            </Button>
          )}
        </div>
      ),
    },
  ]
  return <Table columns={columns} rows={releases} keyOf={({ number }) => number} isLoading={isLoading} />
}

/** Another version than the one sold now; one that was sold several times is offered once, where it was last. */
function canGoBackTo(
  release: CatalogueRelease,
  releases: readonly CatalogueRelease[],
  current: CatalogueRelease | null,
): boolean {
  const { hash, state } = release
  const wasSold = state === 'over' || state === 'offered'
  const isLastOfItsKind = releases.find((one) => one.hash === hash && one.state === state) === release
  return wasSold && isLastOfItsKind && current !== null && hash !== current.hash
}

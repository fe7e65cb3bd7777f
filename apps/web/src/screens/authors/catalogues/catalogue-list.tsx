import type { CatalogueRelease } from '@arredo/contract'
import { BookOpen, History } from 'lucide-react'
import { usePackText } from '../../../catalogue/range/use-pack-text.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { SecondLine } from '../../../ui/second-line.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { useText } from '../../../words/use-text.ts'
import { LoadFailed } from '../../load-failed.tsx'
import styles from '../authors.module.css'
import { groupBy } from '../group-by.ts'
import type { Releases } from '../releases/use-releases.ts'
import { useZoneMoment } from '../releases/use-zone.ts'
import { DownloadButton } from './download-button.tsx'

type ListedCatalogue = {
  readonly code: string
  readonly name: CatalogueRelease['name']
  readonly current: CatalogueRelease | undefined
  readonly next: CatalogueRelease | undefined
}

/** One line for each catalogue: what is sold now, and what will be. */
export function CatalogueList({ releases: { state, list, message, retry } }: { releases: Releases }) {
  const text = useText()
  const packText = usePackText()
  if (state === 'failed') {
    return <LoadFailed title={text('The catalogues could not be loaded')} message={message} retry={retry} />
  }
  if (state === 'ready' && list.length === 0) {
    return (
      <EmptyState
        icon={<BookOpen aria-hidden="true" />}
        title={text('No catalogue yet')}
        hint={text('Upload a workbook or a folder, check it, and publish it: then it is listed here.')}
      />
    )
  }

  const columns: readonly Column<ListedCatalogue>[] = [
    {
      name: text('Catalogue'),
      cell: ({ code, name }) => (
        <>
          <Link to={historyOf(code)}>{packText({ en: code, ...name })}</Link>
          <SecondLine>{code}</SecondLine>
        </>
      ),
    },
    { name: text('Sold now'), onCard: 'named', cell: ({ current }) => <SoldNow release={current} /> },
    { name: text('Next'), onCard: 'named', cell: ({ next }) => <SoldNext release={next} /> },
    {
      name: text('Actions'),
      isAtEnd: true,
      cell: ({ code, current }) => (
        <div className={styles.rowActions}>
          {current && <DownloadButton code={code} quiet />}
          <ButtonLink to={historyOf(code)} kind="quiet" icon={<History size={16} aria-hidden="true" />}>
            {text('History')}
          </ButtonLink>
        </div>
      ),
    },
  ]
  return (
    <Table columns={columns} rows={listed(list)} keyOf={({ code }) => code} isLoading={state === 'loading'} />
  )
}

function SoldNow({ release }: { release: CatalogueRelease | undefined }) {
  const text = useText()
  const moment = useZoneMoment()
  if (!release) return <span className={styles.faint}>{text('Nothing yet')}</span>

  const { version, validFrom, articleCount } = release
  return (
    <>
      {text('Version {{version}}', { version })}
      <SecondLine>
        {text('since {{moment}}', { moment: moment(validFrom) })}
        {' · '}
        {text('{{count}} articles', { count: articleCount })}
      </SecondLine>
    </>
  )
}

function SoldNext({ release }: { release: CatalogueRelease | undefined }) {
  const text = useText()
  const moment = useZoneMoment()
  if (!release) return <span className={styles.faint}>{text('Nothing scheduled')}</span>

  const { hash, version, validFrom } = release
  return (
    <>
      <Link to={`/catalogues/version/${hash}`}>{text('Version {{version}}', { version })}</Link>
      <SecondLine>{text('from {{moment}}', { moment: moment(validFrom) })}</SecondLine>
    </>
  )
}

function listed(releases: readonly CatalogueRelease[]): readonly ListedCatalogue[] {
  return [...groupBy(releases, ({ code }) => code)].map(([code, own]) => {
    const current = own.find(({ state }) => state === 'current')
    return {
      code,
      name: (current ?? own[0])?.name ?? {},
      current,
      // The latest beginning stands first; the next one is the earliest.
      next: own.findLast(({ state }) => state === 'scheduled'),
    }
  })
}

function historyOf(code: string): string {
  return `/catalogues/history/${encodeURIComponent(code)}`
}

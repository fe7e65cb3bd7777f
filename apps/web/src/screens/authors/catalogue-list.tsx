import type { CatalogueRelease } from '@arredo/contract'
import { BookOpen, History } from 'lucide-react'
import { Link } from 'react-router'
import { usePackText } from '../../catalogue/use-pack-text.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './authors.module.css'
import { DownloadButton } from './download-button.tsx'
import { groupBy } from './group-by.ts'
import type { Releases } from './use-releases.ts'
import { useZoneMoment } from './use-zone.ts'

/** One line for each catalogue: what is sold now, and what will be. */
export function CatalogueList({ releases }: { releases: Releases }) {
  const text = useText()
  if (releases.state === 'failed') {
    return (
      <EmptyState
        title={text('The catalogues could not be loaded')}
        hint={text(releases.message)}
        action={<Button onClick={releases.retry}>{text('Try again')}</Button>}
      />
    )
  }
  if (releases.state === 'ready' && releases.list.length === 0) {
    return (
      <EmptyState
        icon={<BookOpen aria-hidden="true" />}
        title={text('No catalogue yet')}
        hint={text('Upload a workbook or a folder, check it, and publish it: then it is listed here.')}
      />
    )
  }

  const catalogues = groupBy(releases.list, ({ code }) => code)
  return (
    <table className={styles.table} aria-busy={releases.state === 'loading'}>
      <thead>
        <tr>
          <th scope="col">{text('Catalogue')}</th>
          <th scope="col">{text('Sold now')}</th>
          <th scope="col">{text('Next')}</th>
          <th scope="col" className={styles.number}>
            {text('Actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {releases.state === 'loading'
          ? [60, 45, 50].map((width) => <WaitingRow key={width} width={`${width}%`} />)
          : [...catalogues].map(([code, own]) => <CatalogueRow key={code} code={code} releases={own} />)}
      </tbody>
    </table>
  )
}

function CatalogueRow({ code, releases }: { code: string; releases: readonly CatalogueRelease[] }) {
  const text = useText()
  const packText = usePackText()
  const moment = useZoneMoment()
  const current = releases.find(({ state }) => state === 'current')
  // The latest beginning stands first; the next one is the earliest.
  const next = releases.findLast(({ state }) => state === 'scheduled')
  const shown = current ?? releases[0]
  return (
    <tr>
      <td>
        <Link to={`/catalogues/history/${encodeURIComponent(code)}`} className={styles.strong}>
          {packText({ en: code, ...shown?.name })}
        </Link>
        <span className={styles.second}>{code}</span>
      </td>
      <td className={styles.wide}>
        {current ? (
          <>
            {text('Version {{version}}', { version: current.version })}
            <span className={styles.second}>
              {text('since {{moment}}', { moment: moment(current.validFrom) })}
              {' · '}
              {text('{{count}} articles', { count: current.articleCount })}
            </span>
          </>
        ) : (
          <span className={styles.second}>{text('Nothing yet')}</span>
        )}
      </td>
      <td className={styles.wide}>
        {next ? (
          <>
            <Link to={`/catalogues/version/${next.hash}`}>
              {text('Version {{version}}', { version: next.version })}
            </Link>
            <span className={styles.second}>
              {text('from {{moment}}', { moment: moment(next.validFrom) })}
            </span>
          </>
        ) : (
          <span className={styles.second}>{text('Nothing scheduled')}</span>
        )}
      </td>
      <td className={styles.wide}>
        <div className={styles.rowActions}>
          {current && <DownloadButton code={code} quiet />}
          <Link
            to={`/catalogues/history/${encodeURIComponent(code)}`}
            className={buttonLook({ kind: 'quiet' })}
          >
            <History size={16} aria-hidden="true" />
            {text('History')}
          </Link>
        </div>
      </td>
    </tr>
  )
}

function WaitingRow({ width }: { width: string }) {
  return (
    <tr>
      {['name', 'now', 'next', 'actions'].map((cell) => (
        <td key={cell}>
          <Skeleton width={width} />
        </td>
      ))}
    </tr>
  )
}

import type { CatalogueRelease } from '@arredo/contract'
import { CalendarX, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { usePageTitle } from '../../app/use-page-title.ts'
import { usePackText } from '../../catalogue/use-pack-text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './authors.module.css'
import { DownloadButton } from './download-button.tsx'
import { PageHead } from './page-head.tsx'
import { ReleaseState } from './release-state.tsx'
import { useReleaseActions } from './use-release-actions.ts'
import { currentOf, useReleases } from './use-releases.ts'
import { useZoneMoment } from './use-zone.ts'

/** Every release of one catalogue, the latest first, with the ways back. */
export function HistoryPage({ code }: { code: string }) {
  const text = useText()
  const packText = usePackText()
  const releases = useReleases()
  const own = releases.list.filter((release) => release.code === code)
  const current = currentOf(own, code)
  const name = packText({ en: code, ...(current ?? own[0])?.name })
  usePageTitle(name)
  return (
    <main className={styles.screen}>
      <PageHead title={name}>{current && <DownloadButton code={code} />}</PageHead>
      <Panel className={styles.panel} aria-label={text('History')}>
        {releases.state === 'failed' ? (
          <EmptyState
            title={text('The catalogues could not be loaded')}
            hint={text(releases.message)}
            action={<Button onClick={releases.retry}>{text('Try again')}</Button>}
          />
        ) : releases.state === 'ready' && own.length === 0 ? (
          <EmptyState
            title={text('Nothing was published yet')}
            hint={text('Upload a version of this catalogue and publish it.')}
          />
        ) : (
          <table className={styles.table} aria-busy={releases.state === 'loading'}>
            <thead>
              <tr>
                <th scope="col">{text('Version')}</th>
                <th scope="col">{text('State')}</th>
                <th scope="col">{text('Sold')}</th>
                <th scope="col">{text('Published')}</th>
                <th scope="col" className={styles.number}>
                  {text('Actions')}
                </th>
              </tr>
            </thead>
            <tbody>
              {releases.state === 'loading' ? (
                <tr>
                  <td colSpan={5}>
                    <Skeleton />
                  </td>
                </tr>
              ) : (
                own.map((release) => (
                  <ReleaseRow key={release.number} release={release} releases={own} current={current} />
                ))
              )}
            </tbody>
          </table>
        )}
      </Panel>
    </main>
  )
}

function ReleaseRow({
  release,
  releases,
  current,
}: {
  release: CatalogueRelease
  releases: readonly CatalogueRelease[]
  current: CatalogueRelease | null
}) {
  const text = useText()
  const moment = useZoneMoment()
  const { goBack, cancel } = useReleaseActions(current)
  const { version, hash, state, validFrom, validTo, note, publishedAt, publishedBy, articleCount } = release
  const wasSold = state === 'over' || state === 'offered'
  const cameBack = release.goesBackTo !== null
  // A version that was sold several times is offered once, where it was sold last.
  const isLastOfItsKind = releases.find((one) => one.hash === hash && one.state === state) === release
  return (
    <tr>
      <td>
        <Link to={`/catalogues/version/${hash}`} className={styles.strong}>
          {text('Version {{version}}', { version })}
        </Link>
        <span className={styles.second}>{text('{{count}} articles', { count: articleCount })}</span>
      </td>
      <td>
        <ReleaseState state={state} />
      </td>
      <td className={styles.wide}>
        <span className={styles.onCard}>{text('Sold')} </span>
        {text('from {{moment}}', { moment: moment(validFrom) })}
        {validTo && state !== 'cancelled' && (
          <span className={styles.second}>{text('until {{moment}}', { moment: moment(validTo) })}</span>
        )}
      </td>
      <td className={styles.wide}>
        <span className={styles.onCard}>{text('Published')} </span>
        {moment(publishedAt)}
        <span className={styles.second}>
          {cameBack ? text('{{name}}, gone back to it', { name: publishedBy }) : publishedBy}
        </span>
        {note && <span className={styles.second}>{note}</span>}
      </td>
      <td className={styles.wide}>
        <div className={styles.rowActions}>
          {state === 'scheduled' && (
            <Button
              kind="quiet"
              icon={<CalendarX size={16} aria-hidden="true" />}
              onClick={() => void cancel(release)}
            >
              {text('Cancel')}
            </Button>
          )}
          {wasSold && current && hash !== current.hash && isLastOfItsKind && (
            <Button
              kind="quiet"
              icon={<Undo2 size={16} aria-hidden="true" />}
              onClick={() => void goBack(release)}
            >
              {text('Go back to it')}
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}

import { usePackText } from '../../../catalogue/range/use-pack-text.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useText } from '../../../words/use-text.ts'
import { LoadFailed } from '../../load-failed.tsx'
import styles from '../authors.module.css'
import { DownloadButton } from '../catalogues/download-button.tsx'
import { PageHead } from '../page-head.tsx'
import { ReleaseTable } from './release-table.tsx'
import { currentOf, useReleases } from './use-releases.ts'

/** Every release of one catalogue, the latest first, with the ways back. */
export function HistoryPage({ code }: { code: string }) {
  const text = useText()
  const packText = usePackText()
  const { state, list, message, retry } = useReleases()
  const own = list.filter((release) => release.code === code)
  const current = currentOf(own, code)
  const name = packText({ en: code, ...(current ?? own[0])?.name })
  return (
    <Page>
      <PageHead title={name}>{current && <DownloadButton code={code} />}</PageHead>
      <Panel className={styles.panel} aria-label={text('History')}>
        {state === 'failed' ? (
          <LoadFailed title={text('The catalogues could not be loaded')} message={message} retry={retry} />
        ) : state === 'ready' && own.length === 0 ? (
          <EmptyState
            title={text('Nothing was published yet')}
            hint={text('Upload a version of this catalogue and publish it.')}
          />
        ) : (
          <ReleaseTable releases={own} current={current} isLoading={state === 'loading'} />
        )}
      </Panel>
    </Page>
  )
}

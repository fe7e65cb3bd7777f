import type { Catalogue } from '@arredo/catalogue'
import { CalendarClock, FileX } from 'lucide-react'
import { useState } from 'react'
import { useApp } from '../../../app/app-context.tsx'
import { usePackText } from '../../../catalogue/range/use-pack-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import unseenStyles from '../../../ui/unseen.module.css'
import { useText } from '../../../words/use-text.ts'
import { DownloadButton } from '../catalogues/download-button.tsx'
import { DifferenceView } from '../difference/difference-view.tsx'
import { PageHead } from '../page-head.tsx'
import { Preview } from '../preview/preview.tsx'
import { Findings } from '../upload/findings.tsx'
import { useCheckOf } from '../upload/use-check.ts'
import { ReleaseState, type VersionState } from './release-state.tsx'
import { useReleases } from './use-releases.ts'
import { useVersion } from './use-version.ts'
import styles from './version-page.module.css'

/** One version before, while or after it is sold: what it changes, how it looks, what the check said. */
export function VersionPage({ hash }: { hash: string }) {
  const text = useText()
  const version = useVersion(hash)
  if (version.isPending) {
    return (
      <Page>
        <Panel className={styles.body} aria-busy="true" aria-label={text('Loading…')}>
          <Skeleton height={320} />
        </Panel>
      </Page>
    )
  }
  if (version.isError) {
    return (
      <Page>
        <PageHead title={text('This version is not at hand')} />
        <Panel>
          <EmptyState
            icon={<FileX aria-hidden="true" />}
            title={text('It was not checked here, or too long ago')}
            hint={text('Upload it once more to look at it.')}
            action={
              <ButtonLink to="/catalogues" kind="primary">
                {text('Upload a version')}
              </ButtonLink>
            }
          />
        </Panel>
      </Page>
    )
  }
  return <Version hash={hash} catalogue={version.data} />
}

type Tab = 'difference' | 'preview' | 'findings'

function Version({ hash, catalogue }: { hash: string; catalogue: Catalogue }) {
  const text = useText()
  const packText = usePackText()
  const { dialogs } = useApp()
  const releases = useReleases()
  const check = useCheckOf(hash)
  const { pack } = catalogue
  const own = releases.list.filter((release) => release.hash === hash)
  const state = stateOf(own.map((release) => release.state))
  const canPublish = releases.state === 'ready' && state !== 'current'
  const isMissingPictures = (check?.checked?.missingTextures.length ?? 0) > 0
  // What keeps it from being published comes first.
  const [tab, setTab] = useState<Tab>(isMissingPictures ? 'findings' : 'difference')

  return (
    <Page>
      <PageHead
        title={`${packText(pack.name)} ${pack.version}`}
        state={releases.state === 'ready' && <ReleaseState state={state} />}
      >
        <DownloadButton code={pack.code} hash={hash} />
        {canPublish && !isMissingPictures && (
          <Button
            kind="primary"
            icon={<CalendarClock size={18} aria-hidden="true" />}
            onClick={() => void dialogs.ask('publish', { hash, pack, releases: releases.list })}
          >
            {text('Publish…')}
          </Button>
        )}
      </PageHead>
      <Panel className={styles.body} aria-label={text('This version')}>
        <Tabs<Tab>
          label={text('This version')}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'difference',
              label: text('Difference'),
              content: <DifferenceView hash={hash} pack={pack} releases={releases} />,
            },
            {
              value: 'preview',
              label: text('Preview'),
              content: <Preview hash={hash} catalogue={catalogue} />,
            },
            ...(check
              ? [
                  {
                    value: 'findings' as const,
                    label: text('Check: {{count}} findings', {
                      count: check.findings.length + (check.refused?.length ?? 0),
                    }),
                    content: (
                      <>
                        <h2 className={unseenStyles.unseen}>{text('Findings')}</h2>
                        <Findings check={check} />
                      </>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Panel>
    </Page>
  )
}

/** The same version may be released several times: what it is to a seller today says most. */
function stateOf(states: readonly VersionState[]): VersionState {
  const telling: readonly VersionState[] = ['current', 'scheduled', 'offered', 'over', 'cancelled']
  return telling.find((state) => states.includes(state)) ?? 'draft'
}

import { useEffect, useRef } from 'react'
import { usePageTitle } from '../../../app/use-page-title.ts'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useText } from '../../../words/use-text.ts'
import styles from '../authors.module.css'
import { useReleases } from '../releases/use-releases.ts'
import { Findings } from '../upload/findings.tsx'
import { UploadPanel } from '../upload/upload-panel.tsx'
import { type Checking, useCheck } from '../upload/use-check.ts'
import { CatalogueList } from './catalogue-list.tsx'
import pageStyles from './catalogues-page.module.css'

/** What is sold, and the way to something newer. */
export function CataloguesPage() {
  const text = useText()
  usePageTitle(text('Catalogues'))
  const releases = useReleases()
  const { checking, check } = useCheck()
  return (
    <Page>
      <PageHeader title={text('Catalogues')} />
      <UploadPanel checking={checking} onPicked={(files) => void check(files)} />
      {checking.kind === 'mistaken' && <Mistakes checking={checking} />}
      <Panel className={styles.panel} aria-label={text('Catalogues')}>
        <CatalogueList releases={releases} />
      </Panel>
    </Page>
  )
}

function Mistakes({ checking }: { checking: Extract<Checking, { kind: 'mistaken' }> }) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const { name, check, accept } = checking
  const count = check.findings.filter(({ kind }) => kind === 'mistake').length
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new check is read from its beginning
  useEffect(() => heading.current?.focus(), [check])
  return (
    <Panel className={pageStyles.mistakes} aria-label={text('Findings')}>
      <div>
        <h2 ref={heading} tabIndex={-1} className={pageStyles.heading}>
          {text('{{count}} mistakes in {{name}}', { count, name })}
        </h2>
        <p className={pageStyles.hint}>{text('Correct them and upload it again. Nothing was changed.')}</p>
      </div>
      <Findings check={check} onAccept={(version) => void accept(version)} />
    </Panel>
  )
}

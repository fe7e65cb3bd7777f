import type { DocumentListing } from '@arredo/contract'
import { ChevronLeft, ChevronRight, FileWarning } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useStateOf } from '../ui/use-state-of.ts'
import { usePercent } from '../words/use-percent.ts'
import { useText } from '../words/use-text.ts'
import styles from './document-stage.module.css'
import { SteadyPage, type Zoom } from './steady-page.tsx'
import type { Making } from './use-look.ts'

type DocumentStageProps = {
  shown: DocumentListing | null
  /** The next one, while the one before is shown. */
  making: Making | null
  /** Instead of pages: why there are none; a translation key. */
  refusal: string
  retry: () => void
}

/** One page of a document, and the ways to the others and nearer to it. */
export function DocumentStage({ shown, making, refusal, retry }: DocumentStageProps) {
  const text = useText()
  const percent = usePercent()
  const [wished, setWished] = useStateOf(shown?.report, 0)
  const [zoom, setZoom] = useState<Zoom>('fit')
  const made = shown?.made
  const pages = made?.pages ?? 0
  const index = Math.max(0, Math.min(wished, pages - 1))

  return (
    <section className={styles.stage} aria-label={text('Preview')} aria-busy={making !== null}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: it is read by scrolling */}
      <div className={styles.desk} role="group" aria-label={text('Pages')} tabIndex={0}>
        {refusal !== '' ? (
          <EmptyState
            icon={<FileWarning aria-hidden="true" />}
            title={text('Could not be made')}
            hint={text(refusal)}
            action={<Button onClick={retry}>{text('Try again')}</Button>}
          />
        ) : made ? (
          <SteadyPage made={made} index={index} zoom={zoom} isOld={making !== null} />
        ) : (
          <Skeleton height={480} />
        )}
      </div>
      <div className={styles.bar}>
        {pages > 0 && refusal === '' && (
          <span className={styles.pager}>
            <IconButton
              label={text('Previous page')}
              icon={<ChevronLeft className={styles.turned} aria-hidden="true" />}
              aria-disabled={index === 0 || undefined}
              onClick={() => setWished(Math.max(0, index - 1))}
            />
            <span>{text('Page {{page}} of {{pages}}', { page: index + 1, pages })}</span>
            <IconButton
              label={text('Next page')}
              icon={<ChevronRight className={styles.turned} aria-hidden="true" />}
              aria-disabled={index === pages - 1 || undefined}
              onClick={() => setWished(Math.min(pages - 1, index + 1))}
            />
          </span>
        )}
        <span className={styles.making}>
          {making && (
            <>
              <Spinner />
              {making.message === '' ? text('Being made') : text(making.message)}
            </>
          )}
        </span>
        <SegmentedControl<Zoom>
          label={text('Size of the page')}
          value={zoom}
          segments={[
            { value: 'fit', label: text('Fit width') },
            ...(['1', '1.5', '2'] as const).map((value) => ({ value, label: percent(value) })),
          ]}
          onChange={setZoom}
        />
      </div>
      {making && (
        <progress className={styles.progress} value={making.progress} aria-label={text('Being made')} />
      )}
    </section>
  )
}

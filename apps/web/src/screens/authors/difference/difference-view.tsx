import type { Pack } from '@arredo/catalogue'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useText } from '../../../words/use-text.ts'
import { LoadFailed } from '../../load-failed.tsx'
import type { Releases } from '../releases/use-releases.ts'
import { soldBefore, useDifference } from '../releases/use-version.ts'
import { ArticleChanges } from './article-changes.tsx'
import { DifferenceSummary } from './difference-summary.tsx'
import styles from './difference-view.module.css'
import { PriceChanges } from './price-changes.tsx'
import { RateChanges } from './rate-changes.tsx'
import { TouchedWork } from './touched-work.tsx'

/** What a version changes, the gravest first: numbers, prices, articles, and the work under way it touches. */
export function DifferenceView({ hash, pack, releases }: { hash: string; pack: Pack; releases: Releases }) {
  const text = useText()
  const query = useDifference(hash, soldBefore(releases.list, hash), releases.state === 'ready')
  if (query.isError) {
    return (
      <LoadFailed
        title={text('The difference could not be loaded')}
        message={query.error.message}
        retry={() => void query.refetch()}
      />
    )
  }
  if (!query.data) {
    return (
      <div className={styles.waiting} aria-busy="true">
        <Skeleton height={64} />
        <Skeleton height={240} />
      </div>
    )
  }

  const difference = query.data
  const { from, prices, morePrices, rates } = difference
  return (
    <div className={styles.difference}>
      <p className={styles.basis}>
        {from
          ? text('Compared with version {{version}}', { version: from.version })
          : text('It is the first version of this catalogue: all of it is new.')}
      </p>
      <DifferenceSummary difference={difference} pack={pack} />
      {prices.length > 0 && <PriceChanges prices={prices} more={morePrices} pack={pack} />}
      {rates.length > 0 && <RateChanges rates={rates} pack={pack} />}
      <ArticleChanges difference={difference} pack={pack} />
      <TouchedWork difference={difference} />
    </div>
  )
}

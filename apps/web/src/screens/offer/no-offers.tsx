import { FileText } from 'lucide-react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useText } from '../../words/use-text.ts'
import { LoadFailed } from '../load-failed.tsx'
import styles from './offer-screen.module.css'
import type { Offers } from './use-offers.ts'

/** Instead of the list: being fetched, not to be had, or none made yet. */
export function NoOffers({ offers, isPro }: { offers: Offers; isPro: boolean }) {
  const text = useText()
  if (offers.state === 'loading') {
    return (
      <Panel className={styles.empty} aria-busy="true" aria-label={text('Offers of this project')}>
        <Skeleton width="40%" />
        <Skeleton width="60%" />
      </Panel>
    )
  }
  if (offers.state === 'failed') {
    return (
      <Panel className={styles.empty}>
        <LoadFailed
          title={text('The offers could not be loaded')}
          message={offers.message}
          retry={offers.retry}
        />
      </Panel>
    )
  }
  return (
    <Panel className={styles.empty}>
      <EmptyState
        icon={<FileText aria-hidden="true" />}
        title={text('No offers yet')}
        hint={
          isPro
            ? text(
                'An offer keeps the saved project, its prices and terms as they are today, under a number of its own.',
              )
            : text('Offers your shop makes of this project are listed here.')
        }
        action={<ButtonLink to="/configurator3d">{text('Back to the planner')}</ButtonLink>}
      />
    </Panel>
  )
}

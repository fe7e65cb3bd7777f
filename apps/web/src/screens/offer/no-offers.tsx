import { FileText } from 'lucide-react'
import { Link } from 'react-router'
import { Button, buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useText } from '../../words/use-text.ts'
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
        <EmptyState
          title={text('The offers could not be loaded')}
          hint={text(offers.message)}
          action={<Button onClick={offers.retry}>{text('Try again')}</Button>}
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
        action={
          <Link to="/configurator3d" className={buttonLook({})}>
            {text('Back to the planner')}
          </Link>
        }
      />
    </Panel>
  )
}

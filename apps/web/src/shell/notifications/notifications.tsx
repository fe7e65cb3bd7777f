import { lazy, Suspense } from 'react'
import { useProfile } from '../../app/use-session.ts'

const NotificationBell = lazy(async () => ({
  default: (await import('./notification-bell.tsx')).NotificationBell,
}))

/** Guests are told nothing; for everybody else it comes after the page. */
export function Notifications({ side }: { side: 'bottom' | 'inline-end' }) {
  const kind = useProfile()?.kind ?? 'guest'
  if (kind === 'guest') return null
  return (
    <Suspense>
      <NotificationBell side={side} />
    </Suspense>
  )
}

import type { Profile } from '@arredo/contract'
import { lazy, Suspense } from 'react'
import { Panel } from '../../../ui/panel.tsx'

/** Comes behind the page, which is there at once. */
const DayPanel = lazy(async () => ({ default: (await import('./day-panel.tsx')).DayPanel }))

/** Customers have no shop's work to do. */
export function DayPlace({ profile }: { profile: Profile }) {
  if (profile.kind !== 'pro') return null
  return (
    <Suspense fallback={<Panel aria-busy="true" style={{ minBlockSize: 112 }} />}>
      <DayPanel />
    </Suspense>
  )
}

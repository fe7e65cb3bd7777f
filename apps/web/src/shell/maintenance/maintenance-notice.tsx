import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../../app/app-context.tsx'

const MaintenanceBanner = lazy(async () => ({
  default: (await import('./maintenance-banner.tsx')).MaintenanceBanner,
}))

/** Hardly ever there: fetched when it is. */
export function MaintenanceNotice() {
  const state = useStore(useApp().maintenance.store)
  if (!state.isMaintenance && state.startDateTimeUTC === null) return null
  return (
    <Suspense>
      <MaintenanceBanner state={state} />
    </Suspense>
  )
}

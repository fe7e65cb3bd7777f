import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../app/app-context.tsx'

/** Dialogs arrive with the first one that is opened; the first page does not pay for them. */
const OpenDialogs = lazy(async () => ({ default: (await import('./open-dialogs.tsx')).OpenDialogs }))

export function DialogHost() {
  const open = useStore(useApp().dialogs.store, (state) => state.open)
  if (open.length === 0) return null
  return (
    <Suspense>
      <OpenDialogs open={open} />
    </Suspense>
  )
}

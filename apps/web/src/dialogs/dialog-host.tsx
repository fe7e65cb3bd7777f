import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../app/app-context.tsx'

/** Dialogs arrive with the first one that is opened; the first page does not pay for them. */
const OpenDialogs = lazy(async () => ({ default: (await import('./open-dialogs.tsx')).OpenDialogs }))

export function DialogHost() {
  const { dialogs, loading } = useApp()
  const open = useStore(dialogs.store, (state) => state.open)
  const waiting = useStore(loading.store, (state) => state.shown)
  if (open.length === 0 && !waiting) return null
  return (
    <Suspense>
      <OpenDialogs open={open} waiting={waiting} />
    </Suspense>
  )
}

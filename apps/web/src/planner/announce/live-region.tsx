import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import unseenStyles from '../../ui/unseen.module.css'

export type Announcer = {
  readonly store: StoreApi<{ readonly message: string; readonly turn: number }>
  readonly announce: (message: string) => void
}

export function createAnnouncer(): Announcer {
  const store: Announcer['store'] = createStore(() => ({ message: '', turn: 0 }))
  return {
    store,
    announce: (message) => store.setState(({ turn }) => ({ message, turn: turn + 1 })),
  }
}

/** Always there, or a screen reader misses the first words; a no-break space makes a repeated message new. */
export function LiveRegion({ announcer }: { announcer: Announcer }) {
  const { message, turn } = useStore(announcer.store)
  return (
    <div className={unseenStyles.unseen} aria-live="polite">
      {message}
      {turn % 2 === 0 ? '' : '\u00a0'}
    </div>
  )
}

import { useSyncExternalStore } from 'react'

export function useFullscreen(): {
  readonly isPossible: boolean
  readonly isOn: boolean
  readonly toggle: () => void
} {
  const isOn = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  return {
    isPossible: document.fullscreenEnabled,
    isOn,
    toggle() {
      // A host's page or the person may refuse it; then the window stays as it is.
      const change = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen()
      change.catch(() => undefined)
    },
  }
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

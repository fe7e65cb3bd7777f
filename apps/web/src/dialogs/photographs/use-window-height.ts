import { useSyncExternalStore } from 'react'

export function useWindowHeight(): number {
  return useSyncExternalStore(onResize, () => window.innerHeight)
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

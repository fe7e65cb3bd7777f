import { saveWhatWaits } from '@arredo/flows'
import { useEffect } from 'react'
import { useApp } from '../app/app-context.tsx'

/** The browser says when a network came back; what waits for one need not wait for its next turn. */
export function useSaveWhenOnline(): void {
  const app = useApp()
  useEffect(() => {
    const save = () => void saveWhatWaits(app)
    window.addEventListener('online', save)
    return () => window.removeEventListener('online', save)
  }, [app])
}

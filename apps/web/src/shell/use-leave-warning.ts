import { mustAskBeforeLeaving } from '@arredo/flows'
import { useEffect } from 'react'
import { useApp } from '../app/app-context.tsx'

/** On closing the tab the browser asks in its own words (D-40). */
export function useLeaveWarning(): void {
  const app = useApp()
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (mustAskBeforeLeaving(app)) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [app])
}

import { mayPhotograph } from '@arredo/flows'
import { useApp } from '../app/app-context.tsx'
import { useProfile } from '../app/use-session.ts'

/** Opens the photographs beside the room in 3D, of which they are taken; null for who may take none. */
export function usePhotograph(showRoom: () => void): (() => void) | null {
  const { dialogs } = useApp()
  if (!mayPhotograph(useProfile())) return null
  return () => {
    showRoom()
    void dialogs.ask('photographs', {})
  }
}

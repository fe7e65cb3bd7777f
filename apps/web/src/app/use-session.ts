import type { Profile } from '@arredo/contract'
import type { Session } from '@arredo/flows'
import { useStore } from 'zustand'
import { useApp } from './app-context.tsx'

export function useSession(): Session {
  return useStore(useApp().session)
}

export function useProfile(): Profile | null {
  return useStore(useApp().session, ({ profile }) => profile)
}

import { isTourDue, noteTour } from '@arredo/flows'
import type { Desk } from '@arredo/project'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../../app/app-context.tsx'
import { type TourState, tourOf } from './tour-store.ts'

/** Whether somebody is being shown around; once it begins by itself. */
export function useTour(desk: Desk): TourState['shown'] {
  const app = useApp()
  useEffect(() => {
    if (!isTourDue(app)) return
    tourOf(desk).setState({ shown: 'offered' })
    void noteTour(app)
  }, [app, desk])
  return useStore(tourOf(desk), ({ shown }) => shown)
}

import { type OpenProject, type SaveWords, saveWords } from '@arredo/flows'
import type { Face } from '@arredo/pricing'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useApp } from './app-context.tsx'

/** The open project, or null. It changes when the project is opened, saved or closed, not with every edit. */
export function useOpenProject(): OpenProject | null {
  return useStore(useApp().project, ({ open }) => open)
}

/** The face shown now; change it with `showFace` of the flows. */
export function useFace(): Face {
  return useStore(useApp().project, ({ face }) => face)
}

/** Whether the work is safe, in words that keep up with the clock. */
export function useSaveWords(project: OpenProject): SaveWords {
  const { clock } = useApp().ports
  useSyncExternalStore(project.desk.subscribe, () => project.desk.current().document)
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    let cancel = clock.after(1000, tick)
    function tick() {
      setNow(clock.now())
      cancel = clock.after(1000, tick)
    }
    return () => cancel()
  }, [clock])
  return saveWords(project, Math.max(now, clock.now()))
}

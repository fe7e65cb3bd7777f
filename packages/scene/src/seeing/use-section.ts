import { useEffect } from 'react'
import type { LiveView } from '../live-view.ts'
import type { Section } from './section-cut.ts'

/** Cuts the room as it was asked for. */
export function useSection(live: LiveView | null, section: Section | null): void {
  useEffect(() => {
    if (!live || !section) return
    let stop: (() => void) | null = null
    let isOver = false
    void import('./section-cut.ts').then(({ sectionCut }) => {
      if (!isOver) stop = live.add((parts) => sectionCut(section, parts))
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [live, section])
}

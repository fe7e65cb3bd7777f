import { useEffect } from 'react'
import { type Quality, qualities } from '../light/quality.ts'
import type { LiveView } from '../live-view.ts'
import type { KeptQuality } from './connect-quality.ts'

/** Follows what drawings cost, unless that is known beforehand. */
export function useQuality(live: LiveView | null, kept: KeptQuality | undefined): void {
  useEffect(() => {
    if (!live || !kept || live.isSoftware || askedQuality()) return
    let stop: (() => void) | null = null
    let isOver = false
    void import('./connect-quality.ts').then(({ connectQuality }) => {
      if (!isOver) stop = connectQuality(live, kept)
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [live, kept])
}

export function qualityNamed(name: string | null | undefined): Quality | undefined {
  return qualities.find((quality) => quality === name)
}

/** A page may ask for it by `data-scene-quality`, as whoever takes pictures of the planner does. */
export function askedQuality(): Quality | undefined {
  return qualityNamed(document.documentElement.dataset.sceneQuality)
}

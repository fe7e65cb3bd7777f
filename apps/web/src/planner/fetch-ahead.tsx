import { fetchTools } from '@arredo/editor'
import { useEffect } from 'react'
import { whenIdle } from '../catalogue/use-when-idle.ts'
import { fetchSayChange } from './announce/use-announced-changes.ts'
import { fetchInspector } from './planner-panels.tsx'

/**
 * Stands beside the canvas: as soon as that shows something, what the first picture could do without is fetched, so
 * that nobody waits for it later.
 */
export function FetchAhead() {
  useEffect(
    () =>
      whenIdle(() => {
        // What does not come is asked for again when it is wanted.
        Promise.all([fetchTools(), fetchSayChange(), fetchInspector()]).catch(() => {})
      }),
    [],
  )
  return null
}

import type { UnderlaySources } from '@arredo/editor'
import { useCallback, useEffect } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../../app/app-context.tsx'
import { useDeskState } from '../planner-context.tsx'
import { underlayFiles } from './underlay-files.ts'

/** The pictures of the project's underlays, as they arrive. */
export function useUnderlaySources(): UnderlaySources {
  const app = useApp()
  const { underlays } = useDeskState().document
  const known = useStore(underlayFiles(app))
  useEffect(() => {
    const wanted = Object.values(underlays).map(({ file }) => file)
    // Most projects have none: nobody fetches the way to fetch them.
    if (wanted.length > 0)
      void import('./fetch-underlay.ts').then(({ fetchUnderlay }) =>
        wanted.map((file) => fetchUnderlay(app, file)),
      )
  }, [app, underlays])
  return useCallback(
    (file: string) => {
      const source = known[file]
      return source === undefined || source === 'coming' || source === 'gone' ? null : source
    },
    [known],
  )
}

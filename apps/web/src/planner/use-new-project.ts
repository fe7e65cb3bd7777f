import { newProjectPath } from '@arredo/flows'
import { useEffect } from 'react'
import { useMatch } from 'react-router'
import type { Panels } from './layout/use-panels.ts'

/** a new project begins with the catalogue beside its room, and the keyboard there. */
export function useNewProject({ ask }: Panels): void {
  const isNew = useMatch(newProjectPath) !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: what asks is new at every render, the address is not.
  useEffect(() => {
    if (isNew) ask('catalogue')
  }, [isNew])
}

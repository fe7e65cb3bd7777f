import { facesOf, type OpenProject, openCatalogues } from '@arredo/flows'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../app/app-context.tsx'
import { useFace } from '../app/use-project.ts'
import { engineOfPage } from '../engine/engine-of-page.ts'
import { followDesk } from '../engine/follow-desk.ts'
import { type Announcer, createAnnouncer } from './announce/live-region.tsx'
import type { Planner } from './planner-context.tsx'
import { trialEngine } from './trial-engine.ts'
import type { Workspace } from './workspace.ts'

/** Everything the panels share, stable as long as project and face are. */
export function usePlannerValue(
  project: OpenProject,
  { editor }: Workspace,
): { planner: Planner; announcer: Announcer } {
  const app = useApp()
  const face = useFace()
  const [announcer] = useState(createAnnouncer)
  const { desk, context } = project
  const range = useStore(app.range.store)
  const packs = useSyncExternalStore(desk.subscribe, () => desk.current().document.packs)
  const catalogues = useMemo(() => openCatalogues(range, packs), [range, packs])

  useEffect(() => followDesk(engineOfPage(), desk, catalogues), [desk, catalogues])
  const planner = useMemo<Planner>(
    () => ({
      desk,
      editor,
      catalogues: [...catalogues.values()],
      evaluate: trialEngine(context, face),
      engine: engineOfPage(),
      context,
      face,
      faces: facesOf(app),
      announce: announcer.announce,
    }),
    [app, desk, editor, catalogues, context, face, announcer],
  )
  return { planner, announcer }
}

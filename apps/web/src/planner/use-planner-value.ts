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

type Catalogues = ReturnType<typeof openCatalogues>

/** Everything the panels share, stable as long as project and face are. */
export function usePlannerValue(
  project: OpenProject,
  { editor }: Workspace,
): { planner: Planner; announcer: Announcer } {
  const [announcer] = useState(createAnnouncer)
  const { desk } = project
  const catalogues = useCataloguesOf(project)
  useEffect(() => followDesk(engineOfPage(), desk, catalogues), [desk, catalogues])
  const planner = usePlannerOf(project, { editor, catalogues, announce: announcer.announce })
  return { planner, announcer }
}

export function useCataloguesOf({ desk }: OpenProject): Catalogues {
  const range = useStore(useApp().range.store)
  const packs = useSyncExternalStore(desk.subscribe, () => desk.current().document.packs)
  return useMemo(() => openCatalogues(range, packs), [range, packs])
}

/** The same without following the desk, which one place does. */
export function usePlannerOf(
  { desk, context }: OpenProject,
  { editor, catalogues, announce }: Pick<Planner, 'editor' | 'announce'> & { catalogues: Catalogues },
): Planner {
  const app = useApp()
  const face = useFace()
  return useMemo<Planner>(
    () => ({
      desk,
      editor,
      catalogues: [...catalogues.values()],
      evaluate: trialEngine(context, face),
      engine: engineOfPage(),
      context,
      face,
      faces: facesOf(app),
      announce,
    }),
    [app, desk, editor, catalogues, context, face, announce],
  )
}

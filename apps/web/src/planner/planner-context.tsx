import type { Catalogue } from '@arredo/catalogue'
import { type Editor, type SettledState, settledState, useDesk } from '@arredo/editor'
import type { Face } from '@arredo/pricing'
import type { Desk, DeskState, EvaluationContext, ProjectDocument } from '@arredo/project'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Engine } from '../engine/engine.ts'
import type { Evaluate } from './trial-price.ts'

/** What the planner's panels work with: one desk, one editor, and the engine to ask "what if". */
export type Planner = {
  readonly desk: Desk
  readonly editor: Editor
  /** What can be placed at once: the packs of the project, and others that were opened. */
  readonly catalogues: readonly Catalogue[]
  readonly evaluate: Evaluate
  /** Full answers and prices of choices, off this thread. */
  readonly engine: Engine
  readonly context: (document: ProjectDocument) => EvaluationContext
  readonly face: Face
  /** Faces the person may see; the first is where one starts. */
  readonly faces: readonly Face[]
  /** Said by a screen reader, politely. */
  readonly announce: (message: string) => void
}

const PlannerContext = createContext<Planner | null>(null)

export const PlannerProvider = PlannerContext.Provider

export function usePlanner(): Planner {
  const planner = useContext(PlannerContext)
  if (!planner) throw new Error('usePlanner outside of the planner')
  return planner
}

export function useDeskState(): DeskState {
  return useDesk(usePlanner().desk)
}

/** One thing of the desk, by identity: whoever reads it is not drawn anew when something else changes. */
export function useOnDesk<Read>(read: (state: DeskState) => Read): Read {
  const { desk } = usePlanner()
  return useSyncExternalStore(desk.subscribe, () => read(desk.current()))
}

/** Without the gesture of the moment, which is the canvas's alone. */
export function useEditing(): SettledState {
  const { editor } = usePlanner()
  return useSyncExternalStore(editor.subscribe, () => settledState(editor))
}

/** One thing of the editor, by identity: most of what is on the screen does not change with what is selected. */
export function useOnEditor<Read>(read: (state: SettledState) => Read): Read {
  const { editor } = usePlanner()
  return useSyncExternalStore(editor.subscribe, () => read(editor.state()))
}

export function useCatalogue(code: string): Catalogue | null {
  return usePlanner().catalogues.find(({ pack }) => pack.code === code) ?? null
}

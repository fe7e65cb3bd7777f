import type { Catalogue } from '@arredo/catalogue'
import { type Editor, type EditorState, useDesk, useEditorState } from '@arredo/editor'
import type { Face } from '@arredo/pricing'
import type { Desk, DeskState, EvaluationContext } from '@arredo/project'
import { createContext, useContext } from 'react'
import type { Engine } from '../engine/engine.ts'
import type { Evaluate } from './trial-price.ts'

/** What the planner's panels work with: one desk, one editor, and the engine to ask "what if". */
export type Planner = {
  readonly desk: Desk
  readonly editor: Editor
  readonly catalogues: readonly Catalogue[]
  readonly isFetchingCatalogues: boolean
  readonly evaluate: Evaluate
  /** Full answers and prices of choices, off this thread. */
  readonly engine: Engine
  readonly context: () => EvaluationContext
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

export function useEditing(): EditorState {
  return useEditorState(usePlanner().editor)
}

export function useCatalogue(code: string): Catalogue | null {
  return usePlanner().catalogues.find(({ pack }) => pack.code === code) ?? null
}

import type { PriceList } from '@arredo/catalogue'
import { facesOf, type OpenProject } from '@arredo/flows'
import type { Face } from '@arredo/pricing'
import { findPriceList } from '@arredo/pricing'
import type { DeskState } from '@arredo/project'
import { useSyncExternalStore } from 'react'
import { useApp } from './app-context.tsx'
import { useFace, useOpenProject } from './use-project.ts'

export type OpenDesk = Pick<OpenProject, 'desk' | 'context'> & {
  readonly face: Face
  readonly faces: readonly Face[]
}

/** The desk of the open project and whose prices are shown, inside and outside of the planner; null while none is open. */
export function useOpenDesk(): OpenDesk | null {
  const app = useApp()
  const project = useOpenProject()
  const face = useFace()
  return project && { desk: project.desk, context: project.context, face, faces: facesOf(app) }
}

export function useDeskNow({ desk }: Pick<OpenProject, 'desk'>): DeskState {
  return useSyncExternalStore(desk.subscribe, desk.current)
}

/** The price list that rows follow which have no catalogue of their own; null where none is valid. */
export function usePriceListOf({ desk, context }: Pick<OpenProject, 'desk' | 'context'>): PriceList | null {
  const { document } = useDeskNow({ desk })
  const { priceList, priceDate: date } = document.header
  if (priceList === null) return null
  const { catalogues } = context(document)
  const lists = [...catalogues.values()].flatMap(({ pack }) => findPriceList(pack, { priceList, date }) ?? [])
  return lists[0] ?? null
}

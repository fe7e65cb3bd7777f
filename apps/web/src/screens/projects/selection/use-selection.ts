import type { ProjectListing } from '@arredo/contract'
import { useState } from 'react'

export type Selection = {
  readonly projects: readonly ProjectListing[]
  readonly has: (id: number) => boolean
  readonly toggle: (id: number) => void
  readonly isAll: boolean
  readonly toggleAll: () => void
  readonly clear: () => void
}

/** Of what is listed: what has left the list is selected no longer. */
export function useSelection(listed: readonly ProjectListing[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const projects = listed.filter(({ id }) => ids.has(id))
  const isAll = listed.length > 0 && projects.length === listed.length
  const clear = () => setIds(new Set())
  return {
    ...{ projects, isAll, clear },
    has: (id) => ids.has(id),
    toggle: (id) => setIds(new Set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id])),
    toggleAll: () => (isAll ? clear() : setIds(new Set(listed.map(({ id }) => id)))),
  }
}

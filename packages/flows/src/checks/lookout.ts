import type { findingsInTurn, Plan, PlanFinding } from '@arredo/planning'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What the checks of a plan found last, and how to have them look again. */
export type Lookout = {
  readonly store: StoreApi<LookoutState>
  /** Whether what is known was found in the plan as it is now. */
  readonly isFresh: () => boolean
  /** Looks over all of it now, unless that is known. */
  readonly look: () => Promise<readonly PlanFinding[]>
  /** Looks check by check: each call does one and says whether there are more. A changed plan ends it. */
  readonly lookInTurn: () => Promise<() => boolean>
}

export type LookoutState = {
  /** The worst first. */
  readonly findings: readonly PlanFinding[]
}

export type Checks = { readonly findingsInTurn: typeof findingsInTurn }

/** Looking over a plan of hundreds of things takes longer than a frame: who asks decides when. */
export function createLookout(plan: () => Plan, fetchChecks: () => Promise<Checks>): Lookout {
  const store = createStore<LookoutState>(() => ({ findings: none }))
  let of: Plan | null = null
  const isOf = (known: Plan | null) => {
    const now = plan()
    return known?.document === now.document && known.evaluation === now.evaluation
  }

  async function lookInTurn() {
    const { findingsInTurn } = await fetchChecks()
    const looked = plan()
    const turns = findingsInTurn(looked)
    return () => {
      if (isOf(of) || !isOf(looked)) return false
      const turn = turns.next()
      if (!turn.done) return true
      of = looked
      store.setState({ findings: turn.value })
      return false
    }
  }

  return {
    store,
    isFresh: () => isOf(of),
    lookInTurn,
    async look() {
      const next = await lookInTurn()
      while (next());
      return store.getState().findings
    },
  }
}

const none: readonly PlanFinding[] = []

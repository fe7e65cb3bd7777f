export type TurnLimits = {
  /** In all; of one tenant there is never more than one. */
  readonly atOnce: number
  /** Of one tenant, beside the one that runs. */
  readonly mostWaiting: number
}

export type TenantTurns = <Value>(tenant: number, work: () => Promise<Value>) => Promise<Value | 'too many'>

type Waiting = { readonly tenant: number; readonly begin: () => void }

/** Each tenant has a line of its own, and the lines take turns: one that is long or slow keeps no other waiting. */
export function tenantTurns({ atOnce, mostWaiting }: TurnLimits): TenantTurns {
  let waiting: readonly Waiting[] = []
  const running = new Set<number>()

  function beginNext(): void {
    const next = running.size < atOnce && waiting.find(({ tenant }) => !running.has(tenant))
    if (!next) return
    waiting = waiting.filter((one) => one !== next)
    running.add(next.tenant)
    next.begin()
    beginNext()
  }

  return async (tenant, work) => {
    if (waiting.filter((one) => one.tenant === tenant).length >= mostWaiting) return 'too many'
    await new Promise<void>((begin) => {
      waiting = [...waiting, { tenant, begin }]
      beginNext()
    })
    try {
      return await work()
    } finally {
      running.delete(tenant)
      // Whoever has had a turn goes behind all that have not.
      waiting = waiting.toSorted((one, two) => Number(one.tenant === tenant) - Number(two.tenant === tenant))
      beginNext()
    }
  }
}

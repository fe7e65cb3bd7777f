type Deed = () => void

export type KeptDeeds = {
  /** At once, unless others wait before it. */
  readonly inTurn: (deed: Deed) => void
  /** As soon as the tools are there, and after those that wait before it. */
  readonly withTools: (deed: Deed) => void
  /** In place of the last one that was kept, where that was passing too: of a pointer's way only the end matters. */
  readonly passing: (deed: Deed) => void
  readonly areWaiting: () => boolean
  /** False when nothing was kept. */
  readonly giveUp: () => boolean
}

type Parts = {
  readonly areThere: () => boolean
  readonly fetch: () => Promise<void>
  /** They could not be fetched. */
  readonly tell: () => void
}

/** Deeds that came before the tools did: kept in their order, and done when those are there. */
export function createKeptDeeds({ areThere, fetch, tell }: Parts): KeptDeeds {
  let kept: readonly Deed[] = []
  let lastIsPassing = false

  function forget(): readonly Deed[] {
    const before = kept
    kept = []
    lastIsPassing = false
    return before
  }

  function keep(deed: Deed, isPassing: boolean): void {
    const isFirst = kept.length === 0
    kept = [...(isPassing && lastIsPassing ? kept.slice(0, -1) : kept), deed]
    lastIsPassing = isPassing
    if (!isFirst) return
    const doAll = () => {
      for (const each of forget()) each()
    }
    fetch().then(doAll, () => forget().length > 0 && tell())
  }

  const orKeep = (isPassing: boolean) => (deed: Deed) =>
    areThere() && kept.length === 0 ? deed() : keep(deed, isPassing)

  return {
    inTurn: (deed) => (kept.length === 0 ? deed() : keep(deed, false)),
    withTools: orKeep(false),
    passing: orKeep(true),
    areWaiting: () => kept.length > 0,
    giveUp: () => forget().length > 0,
  }
}

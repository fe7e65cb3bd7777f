export type Navigation = {
  readonly navigate: (path: string) => void
  /** The router takes over once it is mounted. */
  readonly attach: (go: (path: string) => void) => void
  /** The page is there. */
  readonly mounted: Promise<void>
}

/** Flows may want to go somewhere before there is a router; the last wish is kept for it. */
export function createNavigation(): Navigation {
  let go: ((path: string) => void) | null = null
  let waiting: string | null = null
  let tellMounted = () => {}
  const mounted = new Promise<void>((resolve) => {
    tellMounted = resolve
  })
  return {
    mounted,
    navigate(path) {
      if (go) go(path)
      else waiting = path
    },
    attach(next) {
      go = next
      if (waiting !== null) next(waiting)
      waiting = null
      tellMounted()
    },
  }
}

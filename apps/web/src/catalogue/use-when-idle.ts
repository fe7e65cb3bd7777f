import { useEffect, useRef, useState } from 'react'

/** A busy page gets to it all the same, in milliseconds. */
const atLatest = 400

/**
 * What a card can do without at first is reckoned when nothing else is to do, so that typing never waits for it.
 * Null until then; `key` says when it has to be reckoned again.
 */
export function useWhenIdle<Value>(key: string | null, compute: () => Value | null): Value | null {
  const latest = useRef(compute)
  latest.current = compute
  const [known, setKnown] = useState<{ key: string; value: Value | null } | null>(null)

  useEffect(() => {
    if (key === null) return
    return whenIdle(() => setKnown({ key, value: latest.current() }))
  }, [key])

  return known !== null && known.key === key ? known.value : null
}

export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 1)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: atLatest })
  return () => cancelIdleCallback(handle)
}

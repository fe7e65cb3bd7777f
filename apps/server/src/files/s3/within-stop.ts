/** Of a request once the process is to stop: one that a store holds would keep it until it is killed. */
const stopsWithin = 5_000

/** Goes on as it would have until the signal is given, and for so long afterwards. */
export async function withinStop<Value>(
  signal: AbortSignal,
  send: (own: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const own = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const begin = () => {
    timer = setTimeout(() => own.abort(), stopsWithin)
  }
  if (signal.aborted) begin()
  else signal.addEventListener('abort', begin, { once: true })
  try {
    return await send(own.signal)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', begin)
  }
}

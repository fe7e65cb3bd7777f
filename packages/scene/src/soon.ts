type Scheduler = {
  readonly postTask: (
    task: () => void,
    options: { priority: 'user-blocking'; signal: AbortSignal },
  ) => Promise<void>
}

/** In a task of its own, before whatever can wait: somebody looks at an empty room. The answer calls it off. */
export function soon(task: () => void): () => void {
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler }
  if (!scheduler) {
    const timer = setTimeout(task)
    return () => clearTimeout(timer)
  }
  const stop = new AbortController()
  void scheduler.postTask(task, { priority: 'user-blocking', signal: stop.signal }).catch(onlyCalledOff)
  return () => stop.abort()
}

function onlyCalledOff(reason: unknown): void {
  if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason
}

import { eventsPath, lastEventHeader, readEvents } from '@arredo/contract'
import type { EventStreamListener, EventsPort } from '@arredo/flows'

type EventsOptions = {
  readonly bearer: () => string | null
  readonly send?: typeof fetch
  readonly page?: () => Page
}

/** The server says something at least every 15 s: a line silent for longer is dead without knowing it. */
const longestSilence = 40_000
/** A browser opens six connections to one server, over all its tabs: a hidden one gives its own back. */
const hiddenTime = 20_000

export function openEventsPort({
  bearer,
  send = (...request) => fetch(...request),
  page: thePage = () => document,
}: EventsOptions): EventsPort {
  return {
    spread: (milliseconds) => milliseconds * (0.75 + Math.random() / 2),
    open(lastId, listener) {
      const page = thePage()
      const abort = new AbortController()
      let isOver = false
      let stopWaiting = () => {}
      const stopWatching = whenHiddenFor(page, hiddenTime, () => abort.abort())
      void read(lastId, listener, {
        bearer: bearer(),
        send,
        signal: abort.signal,
        isOver: () => isOver,
      }).then((how) => {
        if (isOver) return
        isOver = true
        stopWatching()
        // Nobody looks: we come back when somebody does, and are told what was missed.
        if (page.hidden && how === 'lost') stopWaiting = whenShown(page, () => listener.ended(how))
        else listener.ended(how)
      })
      return () => {
        isOver = true
        stopWatching()
        stopWaiting()
        abort.abort()
      }
    },
  }
}

type Reading = {
  readonly bearer: string | null
  readonly send: typeof fetch
  readonly signal: AbortSignal
  readonly isOver: () => boolean
}

async function read(
  lastId: string | null,
  listener: EventStreamListener,
  { bearer, send, signal, isOver }: Reading,
): Promise<'lost' | 'refused'> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), longestSilence)
  try {
    const response = await send(eventsPath, {
      headers: {
        accept: 'text/event-stream',
        ...(lastId === null ? {} : { [lastEventHeader]: lastId }),
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (!response.ok || !response.body) return response.status >= 500 ? 'lost' : 'refused'

    listener.opened()
    const reader = readEvents(lastId)
    const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await pieces.read()
      if (done || isOver()) return 'lost'
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), longestSilence)
      const events = reader.push(value)
      const id = reader.lastId() ?? ''
      if (events.length === 0) listener.event(null, id)
      for (const event of events) listener.event(event, id)
    }
  } catch {
    return 'lost'
  } finally {
    clearTimeout(timer)
  }
}

type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>

function whenHiddenFor(page: Page, milliseconds: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    if (page.hidden) timer = setTimeout(run, milliseconds)
  }
  page.addEventListener('visibilitychange', look)
  look()
  return () => {
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', look)
  }
}

function whenShown(page: Page, run: () => void): () => void {
  const stop = () => page.removeEventListener('visibilitychange', look)
  const look = () => {
    if (page.hidden) return
    stop()
    run()
  }
  page.addEventListener('visibilitychange', look)
  return stop
}

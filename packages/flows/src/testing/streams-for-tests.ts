import type { EventsPort } from '../ports.ts'

export type Stream = Parameters<EventsPort['open']>[1] & { lastId: string | null; isClosed: boolean }

/** Streams of events that say what a test has them say. */
export function streamsForTests(): { readonly streams: readonly Stream[]; readonly events: EventsPort } {
  const streams: Stream[] = []
  return {
    streams,
    events: {
      spread: (milliseconds) => milliseconds,
      open(lastId, hear) {
        const stream = { ...hear, lastId, isClosed: false }
        streams.push(stream)
        return () => {
          stream.isClosed = true
        }
      },
    },
  }
}

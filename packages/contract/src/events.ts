/** Where the stream of events is read; by fetch, so that a bearer can be sent. */
export const eventsPath = '/api/events'
/** The id of the last event seen, when a stream is taken up again. */
export const lastEventHeader = 'last-event-id'

/**
 * Something changed: a hint to read it again, never the truth. Topic `reread`: events may have been missed, read
 * everything again. A topic one does not know is none of one's business.
 */
export type ServerEvent = { readonly topic: string; readonly subject: string }

/**
 * What the server tells of; the subject names which: a job by its id, a catalogue by its code, a pack by its hash, a
 * session that ended before its time by its id, a notification by its id. Maintenance is of
 * the whole site.
 */
export type EventTopic = 'job' | 'catalogue' | 'articlePictures' | 'session' | 'notification' | 'maintenance'

export type ReadEvents = {
  /** Takes the next piece of the stream, cut anywhere, and gives the events that are complete now. */
  readonly push: (text: string) => readonly ServerEvent[]
  /** To be sent when the stream is taken up again; null before the first. */
  readonly lastId: () => string | null
}

/** Reads text/event-stream, as far as our server writes it. */
export function readEvents(lastId: string | null = null): ReadEvents {
  let rest = ''
  let last = lastId

  return {
    push(text) {
      const blocks = (rest + text).split('\n\n')
      rest = blocks.pop() ?? ''
      return blocks.flatMap((block) => {
        const fields = fieldsOf(block)
        last = fields.get('id') ?? last
        const topic = fields.get('event')
        return topic === undefined ? [] : [{ topic, subject: fields.get('data') ?? '' }]
      })
    },
    lastId: () => last,
  }
}

/** With only an id it says that everything up to there is known, and that the line still works. */
export function writeEvent(id: string, event: ServerEvent | null): string {
  return event ? `id: ${id}\nevent: ${event.topic}\ndata: ${event.subject}\n\n` : `id: ${id}\n\n`
}

function fieldsOf(block: string): ReadonlyMap<string, string> {
  const lines = block.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line))
  return new Map(lines.flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? ''] as const] : [])))
}

import { Readable } from 'node:stream'

/** Events are small: whoever leaves this many bytes unread is not there. */
const mostUnread = 64 * 1024

export type EventStream = {
  readonly stream: Readable
  readonly write: (text: string) => void
  readonly end: () => void
}

/** Text that is pushed, not asked for: a reader that is too slow is cut off instead of remembered. */
export function eventStream(onTooSlow: () => void): EventStream {
  const stream = new Readable({ read() {} })
  let isOver = false
  return {
    stream,
    write(text) {
      if (isOver || stream.destroyed) return
      stream.push(text)
      if (stream.readableLength <= mostUnread) return
      onTooSlow()
      stream.destroy()
    },
    end() {
      if (isOver || stream.destroyed) return
      isOver = true
      stream.push(null)
    },
  }
}

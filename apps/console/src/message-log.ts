import { element } from './element.ts'

export type Direction = 'sent' | 'received'

export type MessageLog = {
  readonly add: (direction: Direction, message: unknown) => void
  readonly clear: () => void
}

const longest = 200
/** A picture or a report would fill the page. */
const longestText = 300

/** Every message in both directions, newest last. */
export function messageLog(list: HTMLOListElement): MessageLog {
  return {
    add(direction, message) {
      const time = new Date().toLocaleTimeString(undefined, { hour12: false })
      const outcome = outcomeOf(message)
      const line = element(
        'li',
        { class: `message ${direction} ${outcome}` },
        element('time', {}, time),
        element('b', {}, direction),
        element('pre', {}, written(message)),
      )
      list.append(line)
      while (list.children.length > longest) list.firstElementChild?.remove()
      line.scrollIntoView({ block: 'nearest' })
    },
    clear: () => list.replaceChildren(),
  }
}

/** On one line where it fits. */
function written(message: unknown): string {
  const line = JSON.stringify(message, shortened)
  return line.length <= 140 ? line : JSON.stringify(message, shortened, 2)
}

function outcomeOf(message: unknown): string {
  const status =
    typeof message === 'object' && message !== null && 'status' in message ? message.status : null
  return status === 0 ? 'good' : status === 1 ? 'bad' : ''
}

function shortened(key: string, value: unknown): unknown {
  if (key === 'password') return '•••'
  const isLong = typeof value === 'string' && value.length > longestText
  return isLong ? `${value.slice(0, longestText)}… (${value.length} characters)` : value
}

import { type HostActionName, hostActionNames } from './action-names.ts'
import { type Fields, fieldOf, isHarmless, isRecord, ownFields } from './fields.ts'
import { findFolded } from './fold.ts'
import { flag } from './readers.ts'

export type RequestId = string | number

/** A message that asks for something, whatever it asks for. */
export type HostMessage = {
  /** Null for an action that does not exist. */
  readonly action: HostActionName | null
  /** False for a message that names no action at all: it is answered, and nothing is done. */
  readonly asks: boolean
  /** As answers name it: the canonical name, else the given text, cut (D-08). */
  readonly name: string
  /** Null when the host gave none, or none that may be echoed. */
  readonly requestId: RequestId | null
  /** False when its keys could do harm; it is answered, but nothing in it is read. */
  readonly isReadable: boolean
  /** newProject, which decides what must be open already (table D-05). */
  readonly isNew: boolean
  readonly fields: Fields
}

const longestName = 64
const longestText = 1024 * 1024

/** A plain object, or its JSON; everything else is no message to us and null. */
export function readHostMessage(data: unknown): HostMessage | null {
  const request = typeof data === 'string' ? parsed(data) : data
  if (!isRecord(request)) return null

  const fields = ownFields(request)
  const wanted = fieldOf(fields, 'action')
  const given = typeof wanted === 'string' ? wanted : ''
  const action = findFolded(hostActionNames, given, (name) => name)
  const isReadable = isHarmless(request)
  return {
    action,
    asks: wanted !== undefined,
    name: action ?? given.slice(0, longestName),
    requestId: readRequestId(fieldOf(fields, 'requestId')),
    isReadable,
    isNew: flag(fieldOf(fields, 'newProject'), true),
    fields: isReadable ? fields : [],
  }
}

/** Objects are never reflected: an id is a short text or a safe integer, else it counts as absent. */
function readRequestId(value: unknown): RequestId | null {
  if (typeof value === 'string') return value.length <= 64 ? value : null
  return Number.isSafeInteger(value) ? (value as number) : null
}

function parsed(text: string): unknown {
  if (text.length > longestText || !text.startsWith('{')) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

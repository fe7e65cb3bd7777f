import { createHash, randomBytes } from 'node:crypto'

const day = 24 * 60 * 60 * 1000

/** The cookie lasts seven days and is renewed on use (D-70), */
const untouched = 7 * day
/** but a person logs in again after thirty; a guest has nothing but the session, and loses the room with it. */
const longest = 30 * day

export function sessionEnd(opened: Date, now: Date, isGuest: boolean): Date {
  const renewed = now.getTime() + untouched
  return new Date(isGuest ? renewed : Math.min(renewed, opened.getTime() + longest))
}

/** When it was last renewed; the end says so, but for a session near its last day. */
export function lastSeen(opened: Date, end: Date): Date {
  return new Date(Math.max(opened.getTime(), end.getTime() - untouched))
}

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Only the hash is stored; a token has too much chance in it to need a slow one. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

import { createHash, randomBytes } from 'node:crypto'

/** The cookie lasts seven days and is renewed on use (D-70). */
const sessionDays = 7
export const sessionLength = sessionDays * 24 * 60 * 60 * 1000

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Only the hash is stored; a token has too much chance in it to need a slow one. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

import { createHash } from 'node:crypto'
import { canonicalJson } from '@arredo/catalogue'

/** A pack's name: SHA-256 of its content in canonical JSON, in hexadecimal. */
export function packHash(pack: unknown): string {
  return createHash('sha256').update(canonicalJson(pack)).digest('hex')
}

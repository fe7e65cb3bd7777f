import { migrations } from '../migrations/index.ts'
import type { Fields } from './check.ts'

/**
 * A document of an older version in the form of this one, with its trade sheet; nothing of it has been looked at. Null
 * where a migration stumbled all the same: what is stored must never end in an exception.
 */
export function upgrade(json: Fields, version: number, trade: unknown): Fields | null {
  let upgraded = json
  try {
    for (const [index, migrate] of migrations.slice(version).entries()) {
      upgraded = { ...migrate(upgraded), version: version + index + 1 }
    }
  } catch {
    return null
  }
  return { trade: {}, ...upgraded, ...(trade === undefined ? {} : { trade }) }
}

import { createHash } from 'node:crypto'
import type { Failure } from '@arredo/contract'
import { fail } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'
import type { JsonValue } from '../database/schema.generated.ts'

export type Claim =
  | { readonly kind: 'first'; readonly settle: (answer: unknown) => Promise<void> }
  | { readonly kind: 'again'; readonly answer: JsonValue }
  | { readonly kind: 'reused'; readonly failure: Failure }

/**
 * Claims a key inside the saving transaction. A second request with the same key waits here until the first
 * has committed, and then reads its answer; when the first was undone, so was its claim.
 */
export async function claimKey(
  database: Database,
  tenant: number,
  key: string,
  userId: string,
  body: string,
): Promise<Claim> {
  // The user is part of it, so that nobody gets another's answer by guessing a key.
  const bodyHash = createHash('sha256').update(userId).update('\0').update(body).digest()
  const claimed = await database
    .insertInto('idempotency')
    .values({ tenant, key, body_hash: bodyHash })
    .onConflict((conflict) => conflict.columns(['tenant', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  const entry = database.updateTable('idempotency').where('tenant', '=', tenant).where('key', '=', key)
  if (claimed) {
    return {
      kind: 'first',
      settle: async (answer) => void (await entry.set({ answer: JSON.stringify(answer) }).execute()),
    }
  }

  const earlier = await database
    .selectFrom('idempotency')
    .where('tenant', '=', tenant)
    .where('key', '=', key)
    .select(['body_hash', 'answer'])
    .executeTakeFirstOrThrow()
  if (!earlier.body_hash.equals(bodyHash) || earlier.answer === null) {
    return { kind: 'reused', failure: fail('reusedKey', 'This key was used for another save') }
  }
  return { kind: 'again', answer: earlier.answer }
}

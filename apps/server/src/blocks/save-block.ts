import { type BlockScope, largestBlock, mayKeepBlocks, mostBlocks, mostRowsInBlock } from '@arredo/contract'
import { readClip, writeClip } from '@arredo/project'
import { sql } from 'kysely'
import { writeAudit } from '../audit/write-audit.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'
import { uuidv7 } from '../uuidv7.ts'
import { type Keeper, keeperOf } from './visible-blocks.ts'

export const saveBlock: Handler<'blocks/save'> = {
  transaction: 'one',
  async run({ site, caller, database, now }, { scope, name, clip: sent, outlines }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const { profile } = caller
    if (!mayKeepBlocks(profile, scope)) return fail('forbidden', 'Not allowed for this user')
    const text = JSON.stringify(sent)
    if (Buffer.byteLength(text) > largestBlock) return tooLarge()
    const read = readClip(text)
    if (!read.ok) return fail('invalid', 'This cannot be kept as a block')
    const clip = writeClip(read.value)
    const isLong = Object.keys(read.value.document.rows).length > mostRowsInBlock
    if (isLong || Buffer.byteLength(clip) > largestBlock) return tooLarge()

    const tenant = site.tenant.number
    const keeper = keeperOf(profile, scope)
    const count = await countOf(database, tenant, scope, keeper)
    if (count >= mostBlocks) return fail('invalid', 'There are too many blocks. Remove one first')

    const id = uuidv7(now.getTime())
    await database
      .insertInto('block')
      .values({
        ...{ tenant, id, scope, ...keeper, name, clip, outlines: JSON.stringify(outlines) },
        ...{ saved_by: profile.displayName, created_at: now, changed_at: now },
      })
      .execute()
    await writeAudit(database, tenant, caller, 'create', `block ${id}`, { scope, name })
    return answer({ id })
  },
}

function tooLarge() {
  return fail('invalid', 'This is too much for one block. Select less')
}

/** One after the other, or two at the same moment would both be the last that fits. */
async function countOf(database: Database, tenant: number, scope: BlockScope, { owner, shop }: Keeper) {
  const name = `blocks ${tenant} ${owner ?? shop ?? ''} ${scope}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(database)
  const { count } = await database
    .selectFrom('block')
    .where('tenant', '=', tenant)
    .where('scope', '=', scope)
    .where('owner', 'is not distinct from', owner)
    .where('shop', 'is not distinct from', shop)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

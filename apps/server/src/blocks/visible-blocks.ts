import type { BlockScope, Profile } from '@arredo/contract'
import type { Database } from '../database/databases.ts'

/** Who has a block, as its row says. */
export type Keeper = { readonly owner: string | null; readonly shop: string | null }

export function keeperOf({ userId, shop }: Profile, scope: BlockScope): Keeper {
  return {
    owner: scope === 'mine' ? userId : null,
    shop: scope === 'shop' ? (shop?.code ?? null) : null,
  }
}

/**
 * The blocks a profile may place, as a query to go on with: the own ones, a professional's those of the shop one is
 * in, and the brand's. Whatever is outside is not there.
 */
export function visibleBlocks(database: Database, tenant: number, { userId, kind, shop }: Profile) {
  return database
    .selectFrom('block')
    .where('tenant', '=', tenant)
    .where((block) =>
      block.or([
        block('owner', '=', userId),
        block('scope', '=', 'brand'),
        ...(kind === 'pro' && shop ? [block('shop', '=', shop.code)] : []),
      ]),
    )
}

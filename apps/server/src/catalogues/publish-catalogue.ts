import { checkPack } from '@arredo/catalogue/compile'
import type { CatalogueListing } from '@arredo/contract'
import { writeAudit } from '../audit/write-audit.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { packHash } from './pack-hash.ts'
import { readPackHead } from './read-pack-head.ts'

/** A pack is named by its content: the same content again changes nothing, other content is another pack. */
export const publishCatalogue: Handler<'catalogues/publish'> = {
  transaction: 'one',
  async run({ site, caller, database, now }, { pack, tradeTerms, hash }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const head = readPackHead(pack)
    if (!head) return fail('invalid', 'This is no catalogue pack')
    const mistakes = checkPack(pack, tradeTerms)
    if (mistakes.length > 0) return fail('invalid', 'The catalogue has mistakes', mistakes.slice(0, 20))
    if (packHash(pack) !== hash) return fail('invalid', 'The content does not fit its hash')

    const listing: CatalogueListing = { ...head, hash }
    const added = await database
      .insertInto('pack')
      .values({
        tenant: site.tenant.number,
        hash,
        code: head.code,
        version: head.version,
        name: JSON.stringify(head.name),
        article_count: head.articleCount,
        // In the author's order: names in a recipe may build on names before them.
        artefact: JSON.stringify(pack),
        trade: JSON.stringify(tradeTerms),
        published_at: now,
        published_by: caller.profile.userId,
      })
      .onConflict((conflict) => conflict.columns(['tenant', 'hash']).doNothing())
      .returning('hash')
      .executeTakeFirst()
    if (added) {
      const subject = `pack ${head.code}`
      await writeAudit(database, site.tenant.number, caller, 'publish', subject, {
        hash,
        version: head.version,
      })
    }
    return answer(listing)
  },
}

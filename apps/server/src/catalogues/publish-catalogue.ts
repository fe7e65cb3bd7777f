import type { Pack } from '@arredo/catalogue'
import type { Answer, Calls, Failure, InputOf } from '@arredo/contract'
import { writeAudit } from '../audit/write-audit.ts'
import { answer, type CallContext, fail, type Handler } from '../channel/handler.ts'
import { startOfDate } from '../offers/calendar.ts'
import { judgeApart, whyNotJudged } from './judging/judge-apart.ts'
import { findChecked, findPublished, readPack } from './pack-drafts.ts'
import { packHash } from './pack-hash.ts'
import { type Publication, releasePack } from './releases/release-pack.ts'
import { shopLists, shopsWithoutList } from './shops-without-list.ts'
import { lendTextures } from './textures/lend-textures.ts'

type Input = InputOf<Calls['catalogues/publish']>
type Content = Pick<Publication, 'pack' | 'tradeTerms' | 'source'>

/** Judged first and given its textures, without holding a transaction; then pack, release and audit entry in one. */
export const publishCatalogue: Handler<'catalogues/publish'> = {
  transaction: 'own',
  async run(context, input) {
    const { site, caller, now, transact } = context
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const { timeZone = 'UTC' } = site.brand.letterhead ?? {}
    const at = input.at === undefined ? undefined : momentOf(input.at, timeZone)
    const previousUntil =
      input.previousUntil === undefined ? undefined : momentOf(input.previousUntil, timeZone)
    const wrongTime = timeRefusal(now, at, previousUntil)
    if (wrongTime) return wrongTime
    const content =
      input.pack === undefined ? await checkedContent(context, input) : await judged(context, input)
    if (!content.ok) return content

    await lendTextures(context, content.value.pack)
    const tenant = site.tenant.number
    return transact(async (database) => {
      const { hash, note } = input
      const released = await releasePack(database, {
        ...{ tenant, by: caller.profile, now, hash, ...content.value },
        ...(at !== undefined && { at }),
        ...(previousUntil !== undefined && { previousUntil }),
        ...(note !== undefined && { note }),
      })
      if (!released.ok) return released
      const { release, isNew } = released.value
      if (isNew) {
        await writeAudit(database, tenant, caller, 'publish', `pack ${release.code}`, {
          hash,
          version: release.version,
          release: release.number,
          validFrom: release.validFrom,
        })
      }
      const warning = shopsWithoutList(content.value.pack, await shopLists(database, tenant))
      return answer({ ...release, warnings: warning === null ? [] : [warning] })
    })
  },
}

function timeRefusal(now: Date, at: Date | undefined, previousUntil: Date | undefined): Failure | null {
  if (at && at <= now) {
    return fail('invalid', 'This moment is in the past. Choose a later one, or leave it out to publish now')
  }
  if (previousUntil && previousUntil < (at ?? now)) {
    return fail('invalid', 'The version sold now cannot end before the new one begins')
  }
  return null
}

/** What was checked or published here was judged then. */
async function checkedContent({ site, read }: CallContext, { hash }: Input): Promise<Answer<Content>> {
  const stored = await read((database) => findChecked(database, site.tenant.number, hash))
  if (!stored) return fail('notFound', 'This catalogue was not checked here, or too long ago. Check it again')
  const { trade, source } = stored
  return answer({ pack: readPack(stored), tradeTerms: Array.isArray(trade) ? trade : [], source })
}

async function judged({ site, read }: CallContext, input: Input): Promise<Answer<Content>> {
  const { pack, tradeTerms = [], hash } = input
  if (packHash(pack) !== hash) return fail('invalid', 'The content does not fit its hash')
  const content = { pack: pack as Pack, tradeTerms, source: input.source ?? null }
  // Judged when it was published first; nobody need wait again.
  if (await read((database) => findPublished(database, site.tenant.number, hash))) return answer(content)

  const judgement = await judgeApart(site.tenant.number, { kind: 'pack', pack, tradeTerms })
  if (typeof judgement === 'string') {
    return fail(judgement === 'too many' ? 'tooMany' : 'invalid', whyNotJudged[judgement])
  }
  const { mistakes, sound } = judgement
  if (!sound) return fail('invalid', 'The catalogue has mistakes', mistakes.slice(0, 20))
  return answer(content)
}

/** An instant, or the first one of a calendar date where the brand is. */
function momentOf(text: string, timeZone: string): Date {
  return /^\d{4}-\d\d-\d\d$/.test(text) ? startOfDate(timeZone, text) : new Date(text)
}

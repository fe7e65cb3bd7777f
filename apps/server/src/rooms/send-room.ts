import type { BrandRecord } from '@arredo/contract'
import { isEmail } from '@arredo/measures'
import { sql } from 'kysely'
import { writeAudit } from '../audit/write-audit.ts'
import { takeAttempt } from '../auth/rate-limit.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { undoFailures } from '../channel/undo-failures.ts'
import { networkOf } from '../door/network-of.ts'
import { notify } from '../notifications/notify.ts'
import { ownRoom } from './own-room.ts'
import { sentRoom } from './sent-room.ts'

/** In a quarter of an hour; each lands on somebody's desk. */
const perAddress = 10
const perTenant = 300

/** D-131: the shop sees the project from now on. No new revision: nothing that was planned has changed. */
export const sendRoom: Handler<'rooms/send'> = {
  transaction: 'own',
  async run({ site, caller, address, now, transact }, { id, shop: code, ...contact }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    if (caller.profile.kind === 'pro') return fail('forbidden', 'Not allowed for this user')
    const name = contact.name.trim()
    const email = contact.email.trim()
    const phone = contact.phone.trim()
    if (name === '') return fail('invalid', 'Please enter your name')
    if (email === '' && phone === '')
      return fail('invalid', 'Please enter an e-mail address or a phone number')
    if (email !== '' && !isEmail(email)) {
      return fail('invalid', 'Please enter an e-mail address such as name@shop.com')
    }
    const limits = [
      { bucket: `lead from ${networkOf(address)}`, most: perAddress },
      { bucket: 'lead', most: perTenant },
    ]
    if (!(await transact((database) => takeAttempt(database, tenant, limits, now)))) {
      return fail('tooMany', 'Too many attempts, try again in some minutes')
    }

    return undoFailures(transact, async (database) => {
      const room = await ownRoom(database, tenant, caller.profile, id)
      if (!room) return fail('notFound', 'Project not found')
      const before = await sentRoom(database, tenant, id)
      if (before) return answer(before)
      if (room.shop !== null && room.shop !== code) {
        return fail('conflict', 'This room is with another shop already')
      }
      const shop = await database
        .selectFrom('shop')
        .where('tenant', '=', tenant)
        .where('code', '=', code)
        .where('takes_leads', '=', true)
        .select('name')
        .executeTakeFirst()
      if (!shop) return fail('notFound', 'Shop not found')

      await database
        .insertInto('lead')
        .values({
          ...{ tenant, project: id, shop: code, sent_at: now },
          consent: consentWords(site.brand, contact),
          ...{ name, email, phone, message: contact.message.trim(), language: contact.language },
        })
        .execute()
      await database
        .updateTable('project')
        .where('tenant', '=', tenant)
        .where('number', '=', id)
        .set({ shop: code, document: sql`jsonb_set(document, '{header,shop}', to_jsonb(${code}::text))` })
        .execute()
      const named = { by: name, project: room.name }
      await notify(database, tenant, { shop: code }, { kind: 'lead', project: id, named })
      await writeAudit(database, tenant, caller, 'send', `project ${id}`, { shop: code })
      return answer({ shop: shop.name, sentAt: now.toISOString() })
    })
  },
}

/** The brand's own, where it has any; else those that the page showed. */
function consentWords(
  { customerConsent }: BrandRecord,
  { language, consent }: { readonly language: string; readonly consent: string },
): string {
  return (customerConsent && (customerConsent.text[language] ?? customerConsent.text.en)) ?? consent
}

import type { MailWish } from '@arredo/contract'
import { isEmail } from '@arredo/measures'
import { takeAttempt } from '../auth/rate-limit.ts'
import { answer, type CallContext, fail, type Handler } from '../channel/handler.ts'
import { networkOf } from '../door/network-of.ts'
import { startJob } from '../jobs/start-job.ts'
import { canMail } from './can-mail.ts'

/** In a quarter of an hour: a mailbox is not flooded, and nobody tries many of them. */
const perMailbox = 3
const perAddress = 30
const perTenant = 600

export const mailState: Handler<'auth/mailState'> = {
  transaction: 'read',
  run: async ({ database }) => answer({ canMail: await canMail(database) }),
}

export const askPassword: Handler<'auth/askPassword'> = {
  transaction: 'own',
  run: (context, input) => ask(context, input, 'password'),
}

export const askRegistration: Handler<'auth/askRegistration'> = {
  transaction: 'own',
  async run(context, input) {
    //
    if (!context.site.brand.isCustomerLogin) return fail('forbidden', 'Nobody can register here')
    return ask(context, input, 'registration')
  },
}

/** The same work whoever it is for: who is known under the address is looked up where the mail is written. */
async function ask(
  { site, caller, address, now, trace, origin, transact }: CallContext,
  { email: written, language }: { readonly email: string; readonly language: string },
  kind: Extract<MailWish, { readonly email: string }>['kind'],
) {
  const email = written.trim().toLowerCase()
  if (!isEmail(email)) return fail('invalid', 'Please enter an e-mail address such as name@shop.com')
  const tenant = site.tenant.number
  const limits = [
    { bucket: `mail to ${email}`, most: perMailbox },
    { bucket: `mail from ${networkOf(address)}`, most: perAddress },
    { bucket: 'mail', most: perTenant },
  ]
  return transact(async (database) => {
    if (!(await canMail(database))) return answer({ isSent: false })
    if (!(await takeAttempt(database, tenant, limits, now))) {
      return fail('tooMany', 'Too many attempts, try again in some minutes')
    }
    const cause = { tenant, person: caller?.profile.userId ?? 'nobody', trace: trace.traceparent }
    await startJob(database, cause, 'mail/send', { kind, email, language, origin })
    return answer({ isSent: true })
  })
}

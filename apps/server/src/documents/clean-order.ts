import { cleanForPrint, fromWireCleaning } from '@arredo/contract'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { isTooDeep } from '../door/json-limits.ts'

/** A-158, D-260. */
export const cleanOrder: Handler<'jprjcleaner/jPrjPrintCleaner'> = {
  transaction: 'own',
  async run({ caller }, input) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    // The door counted the brackets of what was sent, not those within its text.
    const isDeep = typeof input.jOrd === 'string' && isTooDeep(input.jOrd)
    if (isDeep) return fail('invalid', 'The project is not valid')
    const order = fromWireCleaning(input)
    if (!order.ok) return fail('invalid', order.message)
    const isTradeKnown = caller.profile.kind === 'pro'
    return answer(order.value && cleanForPrint(order.value, { isTradeKnown }))
  },
}

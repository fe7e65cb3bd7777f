import { cleanForPrint, readOrder } from '@arredo/contract'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { isTooDeep } from '../door/json-limits.ts'

/** A-158, D-260. */
export const cleanOrder: Handler<'jprjcleaner/jPrjPrintCleaner'> = {
  transaction: 'own',
  async run({ caller }, { jOrd }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    if (typeof jOrd === 'string' && isTooDeep(jOrd)) return fail('invalid', 'The project is not valid')
    const order = readOrder(jOrd)
    if (!order.ok) return fail('invalid', order.message)
    const isTradeKnown = caller.profile.kind === 'pro'
    return answer(order.value && cleanForPrint(order.value, { isTradeKnown }))
  },
}

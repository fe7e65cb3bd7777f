import { answer, fail, type Handler } from '../channel/handler.ts'

/** Restricted to the user's own shops (H-56). */
export const setShop: Handler<'auth/setShop'> = {
  transaction: 'one',
  async run({ site, caller, database }, { code }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    if (code === '') return fail('invalid', 'Missing shop id')
    const shop = caller.profile.shops.find((own) => own.code === code)
    if (!shop) return fail('forbidden', 'Shop not available for user')

    await database
      .updateTable('session')
      .where('tenant', '=', site.tenant.number)
      .where('token_hash', '=', caller.tokenHash)
      .set({ shop: shop.code })
      .execute()
    return answer({ ...caller.profile, shop })
  },
}

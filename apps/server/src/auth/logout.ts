import { answer, type Handler } from '../channel/handler.ts'

export const logout: Handler<'auth/logout'> = {
  transaction: 'one',
  async run({ site, caller, database, cookie }, _input) {
    if (caller) {
      await database
        .deleteFrom('session')
        .where('tenant', '=', site.tenant.number)
        .where('token_hash', '=', caller.tokenHash)
        .execute()
    }
    cookie.clear()
    return answer(null)
  },
}

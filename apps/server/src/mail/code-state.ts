import { customersAccount, UserKind } from '@arredo/contract'
import { answer, type Handler } from '../channel/handler.ts'
import { findCode } from './mail-codes.ts'

export const codeState: Handler<'auth/codeState'> = {
  transaction: 'read',
  async run({ site, database, now }, { code, purpose }) {
    const found = await findCode(database, site.tenant.number, code, purpose, now)
    if (!found) return answer({ state: 'unknown' })
    if (found.state !== 'good') return answer({ state: found.state })
    const { account, username, kind } = found.person ?? {
      account: customersAccount,
      username: found.email,
      kind: 'customer',
    }
    return answer({ state: 'good', kind: UserKind.parse(kind), userid: account, username })
  },
}

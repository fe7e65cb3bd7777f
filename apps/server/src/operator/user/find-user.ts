import type { Database } from '../../database/databases.ts'

export type UserName = { readonly account: string; readonly username: string }

/** `north/anna`: the account people log in with and the name within it, both in small letters. */
export function readUserName(text: string | undefined): UserName | null {
  const [account, username, ...more] = (text ?? '').trim().toLowerCase().split('/')
  const isGood = (part: string | undefined) => part !== undefined && /^[^\s/]{1,100}$/.test(part)
  if (more.length > 0 || !isGood(account) || !isGood(username)) return null
  return { account: account ?? '', username: username ?? '' }
}

export const userNameSays = 'must be <account>/<user>, as north/anna: what people type to log in'

export function findUser(database: Database, tenant: number, { account, username }: UserName) {
  return database
    .selectFrom('person')
    .where('tenant', '=', tenant)
    .where('account', '=', account)
    .where('username', '=', username)
    .selectAll()
    .executeTakeFirst()
}

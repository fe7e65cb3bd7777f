import { hashPassword } from '../../auth/password.ts'
import { passwordProblem } from '../../auth/password-rules.ts'
import { uuidv7 } from '../../uuidv7.ts'
import { defineCommand, refused, said } from '../command.ts'
import { onBrand } from '../on-brand.ts'
import { required, text } from '../options.ts'
import { findUser, readUserName, userNameSays } from './find-user.ts'
import { putShops, rightsOptions, unknownShops } from './rights.ts'

export const passwordFile = text('a file whose first line is the password, or - for standard input')

export const addUser = defineCommand({
  name: 'user add',
  takes: ['brand', 'account/user'],
  says: 'Adds somebody who can log in; the password is asked for, and never a word of the command.',
  options: {
    name: required('what others read'),
    kind: text('pro, who sells (the usual), or customer', /^(pro|customer)$/),
    ...rightsOptions,
    'seller-type': text('a number, 1 unless told', /^\d{1,3}$/),
    'password-file': passwordFile,
  },
  async run(desk, [code, written], options) {
    const name = readUserName(written)
    if (!name) return refused(`${written}: ${userNameSays}`)
    const { kind = 'pro', admin, modules = [], shops = [], language = null } = options
    const email = options.email?.toLowerCase() ?? null
    if (kind === 'pro' && shops.length === 0)
      return refused('--shops is missing: a seller works for one at least')

    const known = await onBrand(desk, code, async ({ database, tenant }) => {
      const unknown = await unknownShops(database, tenant, shops)
      if (unknown.length > 0)
        return refused(`${code} has no shop ${unknown.join(', ')}. See: arredo shop list ${code}`)
      const found = await findUser(database, tenant, name)
      return found ? refused(`${code} has a user ${written} already. See: arredo user --help`) : said()
    })
    if (!known.ok) return known

    const password = await desk.readPassword(options['password-file'])
    if (password === null) return refused('No password was given')
    const problem = passwordProblem(password, name)
    if (problem) return refused(problem)

    // Before the transaction: hashing is slow on purpose.
    const password_hash = await hashPassword(password)
    const seller_type = kind === 'pro' ? Number(options['seller-type'] ?? 1) : 0
    return onBrand(desk, code, async ({ database, tenant, note }) => {
      const id = uuidv7()
      await database
        .insertInto('account')
        .values({ tenant, code: name.account, name: name.account })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await database
        .insertInto('person')
        .values({
          ...{ tenant, id, ...name, password_hash, display_name: options.name, kind },
          ...{ is_admin: admin, modules: [...modules], seller_type, language, email },
        })
        .execute()
      await putShops(database, tenant, id, shops)
      await note('user.added', id, { ...name, kind, admin, modules, shops })
      return said(`${name.account}/${name.username} can log in to ${code} now`)
    })
  },
})

import { randomBytes } from 'node:crypto'
import { hashPassword } from '../../auth/password.ts'
import { passwordProblem } from '../../auth/password-rules.ts'
import { type Desk, defineCommand, type Outcome, refused, said } from '../command.ts'
import { onBrand } from '../on-brand.ts'
import { passwordFile } from './add-user.ts'
import { findUser, readUserName, type UserName, userNameSays } from './find-user.ts'
import { endSessions } from './rights.ts'

export const changePassword = defineCommand({
  name: 'user password',
  takes: ['brand', 'account/user'],
  says: 'Sets a new password, asked for, and ends the sessions opened with the old one.',
  options: { 'password-file': passwordFile },
  async run(desk, [code, written], options) {
    const name = readUserName(written)
    if (!name) return refused(`${written}: ${userNameSays}`)
    const password = await desk.readPassword(options['password-file'])
    if (password === null) return refused('No password was given')
    const problem = passwordProblem(password, name)
    if (problem) return refused(problem)
    const ended = await put(desk, code, name, { password, locked_at: null }, 'user.password')
    return ended ?? said(`${written} has a new password; open sessions are ended`)
  },
})

export const lockUser = defineCommand({
  name: 'user lock',
  takes: ['brand', 'account/user'],
  says: 'Keeps somebody out at once: a password nobody knows, no session. Their projects stay.',
  options: {},
  async run(desk, [code, written]) {
    const name = readUserName(written)
    if (!name) return refused(`${written}: ${userNameSays}`)
    const refusal = await put(
      desk,
      code,
      name,
      // A password by mail would be a way back.
      { password: randomBytes(32).toString('base64'), locked_at: new Date() },
      'user.locked',
    )
    return (
      refusal ??
      said(`${written} cannot log in any more. To let them in: arredo user password ${code} ${written}`)
    )
  },
})

/** Null when it is done. */
async function put(
  desk: Desk,
  code: string | undefined,
  name: UserName,
  { password, locked_at }: { readonly password: string; readonly locked_at: Date | null },
  action: string,
): Promise<Outcome | null> {
  const password_hash = await hashPassword(password)
  const outcome = await onBrand(desk, code, async ({ database, tenant, note }) => {
    const person = await findUser(database, tenant, name)
    if (!person)
      return refused(`${code} has no user ${name.account}/${name.username}. See: arredo user list ${code}`)
    const update = database
      .updateTable('person')
      .set({ password_hash, locked_at })
      .where('tenant', '=', tenant)
    await update.where('id', '=', person.id).execute()
    const sessions = await endSessions(database, tenant, person.id)
    await note(action, person.id, { ...name, sessions })
    return said()
  })
  return outcome.ok ? null : outcome
}

import { defineCommand, refused, said } from '../command.ts'
import { onBrand } from '../on-brand.ts'
import { flag, text } from '../options.ts'
import { findUser, readUserName, userNameSays } from './find-user.ts'
import { endSessions, putShops, rightsOptions, unknownShops } from './rights.ts'

export const setUser = defineCommand({
  name: 'user set',
  takes: ['brand', 'account/user'],
  says: 'Changes name and rights; what is not named stays, lists are given whole, open sessions end.',
  options: {
    name: text('what others read'),
    ...rightsOptions,
    'no-admin': flag('a supervisor no longer'),
    'no-modules': flag('no module any more'),
  },
  async run(desk, [code, written], options) {
    const name = readUserName(written)
    if (!name) return refused(`${written}: ${userNameSays}`)
    const { name: display_name, admin, modules, shops, language } = options
    const changes = {
      ...(display_name !== undefined && { display_name }),
      ...((admin || options['no-admin']) && { is_admin: admin }),
      ...(modules && { modules: [...modules] }),
      ...(options['no-modules'] && { modules: [] }),
      ...(language !== undefined && { language }),
      ...(options.email !== undefined && { email: options.email.toLowerCase() }),
    }
    if (Object.keys(changes).length === 0 && !shops) return refused('Nothing to change; see --help')

    return onBrand(desk, code, async ({ database, tenant, note }) => {
      const person = await findUser(database, tenant, name)
      if (!person) return refused(`${code} has no user ${written}. See: arredo user list ${code}`)
      const unknown = await unknownShops(database, tenant, shops ?? [])
      if (unknown.length > 0) return refused(`${code} has no shop ${unknown.join(', ')}`)

      if (Object.keys(changes).length > 0) {
        const where = database.updateTable('person').set(changes).where('tenant', '=', tenant)
        await where.where('id', '=', person.id).execute()
      }
      if (shops) await putShops(database, tenant, person.id, shops)
      await endSessions(database, tenant, person.id)
      await note('user.changed', person.id, { ...name, ...changes, ...(shops && { shops }) })
      return said(`${written} is changed and has to log in again`)
    })
  },
})

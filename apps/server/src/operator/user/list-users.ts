import { sql } from 'kysely'
import { defineCommand, said } from '../command.ts'
import { onBrand } from '../on-brand.ts'

export const listUsers = defineCommand({
  name: 'user list',
  takes: ['brand'],
  says: 'Who can log in to a brand, and with which rights.',
  options: {},
  run: (desk, [code]) =>
    onBrand(desk, code, async ({ database, tenant }) => {
      const people = await database
        .selectFrom('person')
        .where('tenant', '=', tenant)
        .select(['account', 'username', 'display_name', 'kind', 'is_admin', 'modules'])
        .select(
          sql<string | null>`(select string_agg(shop, ' ' order by position) from person_shop
            where person_shop.tenant = person.tenant and person_shop.person = person.id)`.as('shops'),
        )
        .orderBy('account')
        .orderBy('username')
        .execute()
      if (people.length === 0) return said(`None yet: arredo user add ${code} <account>/<user>`)
      return said(
        ...people.map(({ account, username, display_name, kind, is_admin, modules, shops }) =>
          [
            `${account}/${username}  ${display_name}, ${kind}`,
            ...(is_admin ? ['supervisor'] : []),
            `shops ${shops ?? 'none'}`,
            ...(modules.length > 0 ? [`modules ${modules.join(' ')}`] : []),
          ].join(', '),
        ),
      )
    }),
})

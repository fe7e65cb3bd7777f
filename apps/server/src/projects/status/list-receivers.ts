import { answer, fail, type Handler } from '../../channel/handler.ts'

const mostPeople = 1_000

/** D-44: the own shops, for a supervisor all; who works there and who buys there. */
export const listReceivers: Handler<'projects/receivers'> = {
  transaction: 'read',
  async run({ site, caller, database }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const { isAdmin, shops } = caller.profile
    const own = shops.map(({ code }) => code)
    if (!isAdmin && own.length === 0) return answer([])

    const rows = await database
      .selectFrom('shop')
      .leftJoin('person_shop', (join) =>
        join.onRef('person_shop.tenant', '=', 'shop.tenant').onRef('person_shop.shop', '=', 'shop.code'),
      )
      .leftJoin('person', (join) =>
        join.onRef('person.tenant', '=', 'shop.tenant').onRef('person.id', '=', 'person_shop.person'),
      )
      .where('shop.tenant', '=', site.tenant.number)
      .$if(!isAdmin, (query) => query.where('shop.code', 'in', own))
      .select(['shop.code', 'shop.name', 'person.id', 'person.display_name', 'person.kind'])
      .orderBy('shop.name')
      .orderBy('person.kind', 'desc')
      .orderBy('person.display_name')
      .limit(mostPeople)
      .execute()
    const byShop = Map.groupBy(rows, ({ code }) => code)
    return answer(
      [...byShop].map(([shop, people]) => ({
        ...{ shop, name: people[0]?.name ?? shop },
        people: people.flatMap(({ id, display_name, kind }) =>
          id === null ? [] : [{ id, name: display_name ?? '', kind: kind === 'pro' ? 'pro' : 'customer' }],
        ),
      })),
    )
  },
}

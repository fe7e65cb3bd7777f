import type { Profile } from '@arredo/contract'
import { done, type Result, refuse } from '@arredo/project'
import type { Database } from '../../database/databases.ts'

/** Who is to have a project; what is left out stays as it is. */
export type Receiver = { readonly shop?: string; readonly owner?: string; readonly name?: string }

type Wish = { readonly toShop?: string | null | undefined; readonly toUser?: string | null | undefined }

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** D-44: only shops of the sender, unless that is a supervisor; a person only of the shop that shall have it. */
export async function findReceiver(
  database: Database,
  tenant: number,
  { profile, shop: present }: { readonly profile: Profile; readonly shop: string | null },
  { toShop, toUser }: Wish,
): Promise<Result<Receiver | null>> {
  if (!toShop && !toUser) return done(null)
  if (profile.kind !== 'pro') return refuse('Not allowed for this user')

  const shop = toShop || present
  const isOwn = profile.shops.some(({ code }) => code === shop)
  if (shop === null || !(isOwn || (profile.isAdmin && (await isShop(database, tenant, shop))))) {
    return refuse('You can give projects to your own shops only')
  }
  if (!toUser) return done({ shop })

  const person = uuid.test(toUser) ? await findPerson(database, tenant, toUser, shop) : undefined
  if (!person) return refuse('This person does not work in that shop')
  return done({ shop, owner: person.id, name: person.display_name })
}

async function isShop(database: Database, tenant: number, code: string): Promise<boolean> {
  const found = await database
    .selectFrom('shop')
    .where('tenant', '=', tenant)
    .where('code', '=', code)
    .select('code')
    .executeTakeFirst()
  return found !== undefined
}

function findPerson(database: Database, tenant: number, id: string, shop: string) {
  return database
    .selectFrom('person')
    .innerJoin('person_shop', (join) =>
      join.onRef('person_shop.tenant', '=', 'person.tenant').onRef('person_shop.person', '=', 'person.id'),
    )
    .where('person.tenant', '=', tenant)
    .where('person.id', '=', id)
    .where('person_shop.shop', '=', shop)
    .select(['person.id', 'person.display_name'])
    .executeTakeFirst()
}

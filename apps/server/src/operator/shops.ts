import { defineCommand, refused, said } from './command.ts'
import { onBrand } from './on-brand.ts'
import { required, text } from './options.ts'

const country = ['two capital letters of the country, as IT', /^[A-Z]{2}$/] as const
const currency = ['three capital letters of the currency, as EUR', /^[A-Z]{3}$/] as const
const priceList = ['the code of a price list of the catalogues, as EUR2026', /^\S{1,40}$/] as const
const leads = [
  'yes or no: whether people may send their rooms there, which sellers then answer',
  /^(yes|no)$/,
] as const
const shopCode = /^[A-Za-z0-9_-]{1,20}$/

export const addShop = defineCommand({
  name: 'shop add',
  takes: ['brand', 'shop'],
  says: 'Adds a shop; sellers work for shops, and a shop says in which currency and by which price list.',
  options: {
    name: required('what people read'),
    country: required(...country),
    currency: required(...currency),
    'price-list': required(...priceList),
    city: text('where people find it'),
    leads: text(...leads),
  },
  async run(desk, [code, shop = ''], options) {
    if (!shopCode.test(shop)) return refused(`${shop}: a shop's code is up to 20 letters, digits, - and _`)
    return onBrand(desk, code, async ({ database, tenant, note }) => {
      const { 'price-list': price_list, name, country, currency } = options
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('shop')
        .values({ tenant, code: shop, name, country, currency, price_list, ...forGuests(options) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows === 0n) {
        return refused(`${code} has a shop ${shop} already. To change it: arredo shop set ${code} ${shop}`)
      }
      await note('shop.added', shop, options)
      return said(
        `${shop} is a shop of ${code} now`,
        `Next, who works there: arredo user add ${code} <account>/<user> --name <name> --shops ${shop}`,
      )
    })
  },
})

export const setShop = defineCommand({
  name: 'shop set',
  takes: ['brand', 'shop'],
  says: 'Changes a shop; what is not named stays.',
  options: {
    name: text('what people read'),
    country: text(...country),
    currency: text(...currency),
    'price-list': text(...priceList),
    city: text('where people find it'),
    leads: text(...leads),
  },
  async run(desk, [code, shop = ''], { 'price-list': price_list, city, leads: wanted, ...rest }) {
    const all = { ...rest, price_list, ...forGuests({ city, leads: wanted }) }
    const given = Object.entries(all).filter(([, value]) => value !== undefined)
    const changes = Object.fromEntries(given)
    if (given.length === 0)
      return refused('Nothing to change: --name, --country, --currency, --price-list, --city or --leads')
    return onBrand(desk, code, async ({ database, tenant, note }) => {
      const { numUpdatedRows } = await database
        .updateTable('shop')
        .set(changes)
        .where('tenant', '=', tenant)
        .where('code', '=', shop)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return refused(`${code} has no shop ${shop}. See: arredo shop list ${code}`)
      await note('shop.changed', shop, changes)
      return said(`${shop} is changed`)
    })
  },
})

export const listShops = defineCommand({
  name: 'shop list',
  takes: ['brand'],
  says: 'The shops of a brand.',
  options: {},
  run: (desk, [code]) =>
    onBrand(desk, code, async ({ database, tenant }) => {
      const shops = await database
        .selectFrom('shop')
        .where('tenant', '=', tenant)
        .selectAll()
        .orderBy('code')
        .execute()
      if (shops.length === 0) return said(`None yet: arredo shop add ${code} <shop>`)
      return said(
        ...shops.map(
          (shop) =>
            `${shop.code}  ${shop.name}, ${shop.country}, ${shop.currency}, ${shop.price_list}${shop.takes_leads ? '' : ', no leads'}`,
        ),
      )
    }),
})

/** D-131: what people who look for a shop are shown, and whether it is shown at all. */
function forGuests(options: { readonly city: string | undefined; readonly leads: string | undefined }) {
  const { city, leads: wanted } = options
  return {
    ...(city !== undefined && { city }),
    ...(wanted !== undefined && { takes_leads: wanted === 'yes' }),
  }
}

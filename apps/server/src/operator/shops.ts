import { defineCommand, refused, said } from './command.ts'
import { onBrand } from './on-brand.ts'
import { required, text } from './options.ts'

const country = ['two capital letters of the country, as IT', /^[A-Z]{2}$/] as const
const currency = ['three capital letters of the currency, as EUR', /^[A-Z]{3}$/] as const
const priceList = ['the code of a price list of the catalogues, as EUR2026', /^\S{1,40}$/] as const
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
  },
  async run(desk, [code, shop = ''], options) {
    if (!shopCode.test(shop)) return refused(`${shop}: a shop's code is up to 20 letters, digits, - and _`)
    return onBrand(desk, code, async ({ database, tenant, note }) => {
      const { 'price-list': price_list, ...rest } = options
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('shop')
        .values({ tenant, code: shop, ...rest, price_list })
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
  },
  async run(desk, [code, shop = ''], { 'price-list': price_list, ...rest }) {
    const given = Object.entries({ ...rest, price_list }).filter(([, value]) => value !== undefined)
    const changes = Object.fromEntries(given)
    if (given.length === 0) return refused('Nothing to change: --name, --country, --currency or --price-list')
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
          (shop) => `${shop.code}  ${shop.name}, ${shop.country}, ${shop.currency}, ${shop.price_list}`,
        ),
      )
    }),
})

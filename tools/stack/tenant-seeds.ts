import { atlasBrand, demoBrand } from '@arredo/brands'
import type { BrandRecord, Shop } from '@arredo/contract'

export type TenantSeed = {
  readonly number: number
  readonly code: string
  readonly hosts: readonly string[]
  readonly brand: BrandRecord
  readonly shops: readonly ShopSeed[]
  readonly people: readonly PersonSeed[]
  readonly customers: readonly CustomerSeed[]
}

/** Somebody of a shop's file; the rest of the details is empty. */
export type CustomerSeed = {
  readonly shop: string
  readonly details: Readonly<Record<string, string>>
}

export type PersonSeed = {
  readonly account: string
  readonly username: string
  readonly password: string
  readonly displayName: string
  readonly kind: 'pro' | 'customer'
  readonly isAdmin: boolean
  readonly modules: readonly string[]
  readonly sellerType: number
  readonly shops: readonly string[]
  /** Where mails go; a customer's user name is one. */
  readonly email?: string
  /** Has not been shown around yet. */
  readonly isNew?: boolean
}

/** With where people find it. */
export type ShopSeed = Shop & { readonly city: string }

const milan: ShopSeed = {
  code: 'MI01',
  name: 'Milano Centro',
  city: 'Milano',
  country: 'IT',
  currency: 'EUR',
  priceList: 'EUR2026',
}
const newYork: ShopSeed = {
  code: 'NY01',
  name: 'New York',
  city: 'New York',
  country: 'US',
  currency: 'USD',
  priceList: 'USD2026',
}

const seller: Omit<PersonSeed, 'account' | 'username' | 'displayName' | 'shops'> = {
  password: 'kitchen-2026',
  kind: 'pro',
  isAdmin: false,
  modules: [],
  sellerType: 1,
}

/** People of the fairy tales, who have no data to protect. */
const customers: readonly CustomerSeed[] = [
  {
    shop: 'MI01',
    details: {
      ...{
        firstName: 'Maria',
        lastName: 'Rossi',
        email: 'maria.rossi@example.com',
        mobile: '+39 333 000 0001',
      },
      ...{ street: 'Via dei Ciliegi 7', postalCode: '20121', city: 'Milano', county: 'MI' },
      ...{ country: 'Italia', countryCode: 'IT' },
    },
  },
  {
    shop: 'MI01',
    details: {
      ...{
        firstName: 'Jürgen',
        lastName: 'Müller',
        email: 'j.mueller@example.de',
        mobile: '+49 170 0000002',
      },
      ...{
        street: 'Lindenweg 12',
        postalCode: '80331',
        city: 'München',
        country: 'Deutschland',
        countryCode: 'DE',
      },
    },
  },
  {
    shop: 'MI01',
    details: {
      ...{ firstName: 'Lucia', lastName: 'Conti', company: 'Studio Conti', email: 'studio@conti.example' },
      ...{ vat: 'IT00000000001', street: 'Corso Lodi 3', postalCode: '20135', city: 'Milano', county: 'MI' },
      ...{ country: 'Italia', countryCode: 'IT' },
    },
  },
]

/** Passwords are printed at start: these tenants exist on developers' machines only. */
export const tenantSeeds: readonly TenantSeed[] = [
  {
    number: 1,
    code: 'demo',
    hosts: ['demo.localhost', 'localhost', '127.0.0.1'],
    brand: demoBrand,
    customers,
    shops: [milan],
    people: [
      {
        ...seller,
        account: 'demo',
        username: 'seller',
        displayName: 'Demo seller',
        email: 'seller@demo.example',
        modules: ['RENDER', 'JOB', 'PACKAGE'],
        shops: ['MI01'],
      },
    ],
  },
  {
    number: 2,
    code: 'atlas',
    hosts: ['atlas.localhost'],
    brand: atlasBrand,
    customers,
    shops: [milan, newYork],
    people: [
      {
        ...seller,
        account: 'atlas',
        username: 'seller',
        displayName: 'Atlas seller',
        email: 'seller@atlas.example',
        modules: ['RENDER', 'JOB', 'PACKAGE'],
        sellerType: 6,
        shops: ['MI01', 'NY01'],
      },
      {
        ...seller,
        account: 'atlas',
        username: 'admin',
        displayName: 'Atlas admin',
        email: 'admin@atlas.example',
        isAdmin: true,
        modules: ['RENDER', 'JOB', 'PACKAGE'],
        shops: ['MI01'],
      },
      {
        ...seller,
        account: 'customer',
        username: 'customer@example.com',
        displayName: 'Atlas customer',
        kind: 'customer',
        sellerType: 0,
        shops: ['MI01'],
      },
      {
        ...seller,
        account: 'atlas',
        username: 'newcomer',
        displayName: 'Atlas newcomer',
        shops: ['MI01'],
        isNew: true,
      },
    ],
  },
]

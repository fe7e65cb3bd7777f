import { atlasBrand, demoBrand } from '@arredo/brands'
import type { BrandRecord, Shop } from '@arredo/contract'

export type TenantSeed = {
  readonly number: number
  readonly code: string
  readonly hosts: readonly string[]
  readonly brand: BrandRecord
  readonly shops: readonly Shop[]
  readonly people: readonly PersonSeed[]
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
  /** Has not been shown around yet. */
  readonly isNew?: boolean
}

const milan: Shop = {
  code: 'MI01',
  name: 'Milano Centro',
  country: 'IT',
  currency: 'EUR',
  priceList: 'EUR2026',
}
const newYork: Shop = { code: 'NY01', name: 'New York', country: 'US', currency: 'USD', priceList: 'USD2026' }

const seller: Omit<PersonSeed, 'account' | 'username' | 'displayName' | 'shops'> = {
  password: 'kitchen-2026',
  kind: 'pro',
  isAdmin: false,
  modules: [],
  sellerType: 1,
}

/** Passwords are printed at start: these tenants exist on developers' machines only. */
export const tenantSeeds: readonly TenantSeed[] = [
  {
    number: 1,
    code: 'demo',
    hosts: ['demo.localhost', 'localhost', '127.0.0.1'],
    brand: demoBrand,
    shops: [milan],
    people: [
      {
        ...seller,
        account: 'demo',
        username: 'seller',
        displayName: 'Demo seller',
        modules: ['RENDER'],
        shops: ['MI01'],
      },
    ],
  },
  {
    number: 2,
    code: 'atlas',
    hosts: ['atlas.localhost'],
    brand: atlasBrand,
    shops: [milan, newYork],
    people: [
      {
        ...seller,
        account: 'atlas',
        username: 'seller',
        displayName: 'Atlas seller',
        modules: ['RENDER', 'JOB', 'PACKAGE'],
        sellerType: 6,
        shops: ['MI01', 'NY01'],
      },
      {
        ...seller,
        account: 'atlas',
        username: 'admin',
        displayName: 'Atlas admin',
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

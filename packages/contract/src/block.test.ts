import { expect, it } from 'vitest'
import { blockScopes, mayKeepBlocks } from './block.ts'
import type { Profile } from './profile.ts'

const shop = { code: 'A', name: 'Shop A', country: 'IT', currency: 'EUR', priceList: 'EUR2026' }
const seller: Profile = {
  ...{ userId: '1', username: 'anna', displayName: 'Anna', kind: 'pro', isAdmin: false, modules: [] },
  ...{ sellerType: 6, consents: [], shop, shops: [shop], language: null, canSaveProject: true },
}

function scopesOf(profile: Profile | null) {
  return blockScopes.filter((scope) => mayKeepBlocks(profile, scope))
}

it('[D-110 part] lets everyone keep blocks who may save, sellers those of their shop, supervisors those of the brand', () => {
  expect(scopesOf(seller)).toEqual(['mine', 'shop'])
  expect(scopesOf({ ...seller, isAdmin: true })).toEqual(['mine', 'shop', 'brand'])
  expect(scopesOf({ ...seller, isAdmin: true, shop: null })).toEqual(['mine', 'brand'])
  expect(scopesOf({ ...seller, kind: 'customer', isAdmin: true })).toEqual(['mine'])
  expect(scopesOf({ ...seller, kind: 'customer', canSaveProject: false })).toEqual([])
})

it('lets guests and nobody keep none, whatever else they may do', () => {
  expect(scopesOf({ ...seller, kind: 'guest', isAdmin: true })).toEqual([])
  expect(scopesOf(null)).toEqual([])
})

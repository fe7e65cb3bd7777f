import * as z from 'zod/mini'

export const Shop = z.object({
  code: z.string(),
  name: z.string(),
  country: z.string(),
  currency: z.string(),
  priceList: z.string(),
})
export type Shop = z.output<typeof Shop>

/** A user is of exactly one kind; guest is the default. */
export const UserKind = z.enum(['guest', 'pro', 'customer'])
export type UserKind = z.output<typeof UserKind>

/** The account of all who registered themselves: their user name is their e-mail address. */
export const customersAccount = 'customer'

export const Profile = z.object({
  userId: z.string(),
  username: z.string(),
  displayName: z.string(),
  kind: UserKind,
  isAdmin: z.boolean(),
  /** Module codes, upper-cased: RENDER, JOB, PACKAGE, CATALOGUE. */
  modules: z.array(z.string()),
  /** 0 for users who sell nothing. */
  sellerType: z.int(),
  consents: z.array(z.boolean()),
  shop: z.nullable(Shop),
  shops: z.array(Shop),
  language: z.nullable(z.string()),
  canSaveProject: z.boolean(),
  /** A person who has not been shown around yet. */
  isNew: z.optional(z.boolean()),
})
export type Profile = z.output<typeof Profile>

/** D-42: the canSavePrj of A-54. */
export function maySaveProjects(
  { kind, isAdmin }: Pick<Profile, 'kind' | 'isAdmin'>,
  { guestMaySave }: { readonly guestMaySave: boolean },
  isMaintenance: boolean,
): boolean {
  return (isAdmin || !isMaintenance) && (kind !== 'guest' || guestMaySave)
}

/** D-89: the right `catalogue`: professionals with the module CATALOGUE, and supervisors. */
export function mayChangeCatalogues({ kind, isAdmin, modules }: Profile): boolean {
  return kind === 'pro' && (isAdmin || modules.includes('CATALOGUE'))
}

/** A shop's file of customers is for those who sell there. */
export function mayKeepCustomers(profile: Profile | null): boolean {
  return profile?.kind === 'pro' && profile.shop !== null
}

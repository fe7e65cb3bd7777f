import { type GallerySource, galleryDocument } from '@arredo/contract'
import { withFollowers } from '@arredo/planning'
import { firstStatus, splitTrade } from '@arredo/project'
import type { Database } from '../database/databases.ts'
import { nextNumber } from '../projects/next-number.ts'
import { priceDocument } from '../projects/price-document.ts'
import { sampleOwner } from '../projects/sample-owner.ts'
import { summaryOf } from '../projects/summary-of.ts'
import { uuidv7 } from '../uuidv7.ts'
import { galleryProject, type SoldPack, usedPacks } from './gallery-project.ts'

export type SampleWish = {
  readonly tenant: number
  /** The catalogue that shows these rooms. */
  readonly catalogue: string
  readonly galleries: readonly GallerySource[]
  readonly sold: readonly SoldPack[]
  readonly language: string
  /** Who saved it, as lists show it: the brand. */
  readonly savedBy: string
  readonly priceDate: string
  readonly now: Date
}

/**
 * A tenant in which nobody saved anything yet gets the first room as a project in each of its shops, in that
 * shop's prices. The answer is the numbers of the projects made.
 */
export async function startWithSample(database: Database, wish: SampleWish): Promise<readonly number[]> {
  const { tenant, galleries } = wish
  const [first] = galleries.toSorted((one, two) => one.order - two.order)
  if (!first || (await hasProjects(database, tenant))) return []

  const shops = await database
    .selectFrom('shop')
    .where('tenant', '=', tenant)
    .select(['code', 'price_list'])
    .orderBy('code')
    .execute()
  const numbers: number[] = []
  for (const { code, price_list } of shops) {
    numbers.push(await writeSample(database, wish, first, { shop: code, priceList: price_list }))
  }
  return numbers
}

async function hasProjects(database: Database, tenant: number): Promise<boolean> {
  const counter = await database
    .selectFrom('project_counter')
    .where('tenant', '=', tenant)
    .select('last')
    .executeTakeFirst()
  return counter !== undefined
}

async function writeSample(
  database: Database,
  { tenant, catalogue, sold, language, savedBy, priceDate, now }: SampleWish,
  source: GallerySource,
  terms: { readonly shop: string; readonly priceList: string },
): Promise<number> {
  const built = galleryDocument(
    source,
    catalogue,
    sold.map((one) => one.catalogue.pack),
  )
  if (!built.ok) throw new Error(built.message)

  const furnished = withFollowers(built.value, new Map(sold.map((one) => [one.code, one.catalogue])))
  const packs = usedPacks(furnished, sold)
  const name = source.name[language] ?? source.name.en ?? source.code
  const room = galleryProject(furnished, packs, { ...terms, name, priceDate })
  const status = firstStatus({ isGuest: false, hasCustomer: false, isOffer: false })
  const document = { ...room, header: { ...room.header, status } }
  const priced = priceDocument(document, new Map(packs.map((one) => [one.code, one.catalogue])))
  const price = priced.ok ? priced.value : null
  const number = await nextNumber(database, tenant)
  await database
    .insertInto('project')
    .values({
      ...summaryOf(document),
      ...{ tenant, number, id: uuidv7(), revision: 1, owner: sampleOwner, saved_at: now, saved_by: savedBy },
      price: price && JSON.stringify(price),
      document: JSON.stringify(splitTrade(document).document),
    })
    .execute()
  await showAsRoom(database, { tenant, project: number, picture: source.picture, now })
  return number
}

/** The room's own picture, where it is one of ours: better than any that is drawn. */
async function showAsRoom(
  database: Database,
  shown: {
    readonly tenant: number
    readonly project: number
    readonly picture: string | null
    readonly now: Date
  },
): Promise<void> {
  const { tenant, project, picture, now } = shown
  const [hash] = /[0-9a-f]{64}/.exec(picture ?? '') ?? []
  if (!hash) return
  const kept = await database
    .selectFrom('texture')
    .where('tenant', '=', tenant)
    .where('hash', '=', hash)
    .select('hash')
    .executeTakeFirst()
  if (!kept) return
  await database
    .insertInto('project_picture')
    .values({ tenant, project, revision: 1, hash, taken_at: now })
    .execute()
}

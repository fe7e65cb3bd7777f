import { fromWireGalleryWish, toWireLoadedGallery, toWireProject } from '@arredo/contract'
import { evaluateProject, type ProjectDocument, readDocument, splitTrade } from '@arredo/project'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { today } from '../offers/calendar.ts'
import { usualPriceList } from '../prices/price-lists.ts'
import { type Asked, type LiveCatalogue, languageOf, liveCatalogues } from '../range/live-catalogues.ts'
import { galleryProject, usedPacks } from './gallery-project.ts'

const Names = z.record(z.string(), z.string())

/** H-76, A-156: a room as a project of the caller's own, in the packs sold now. */
export const loadGallery: Handler<'galleries/load'> = {
  transaction: 'read',
  async run(asked, input) {
    const { catalogue, gallery } = fromWireGalleryWish(input)
    if (!gallery) return fail('invalid', 'Missing id gallery')
    const live = await liveCatalogues(asked)
    const stored = await findGallery(asked, catalogue, gallery)
    if (!stored || !live.some(({ listing }) => listing.code === stored.catalogue)) {
      return fail('notFound', 'Unknown id gallery')
    }
    const read = readDocument(stored.document)
    if (!read.ok) return fail('invalid', read.message)

    const names = Names.parse(stored.name)
    const name = names[input.lang ?? languageOf(asked)] ?? names.en ?? stored.code
    const document = opened(asked, read.value, live, name)
    const evaluation = evaluateProject(document, {
      catalogues: new Map(live.map(({ listing, catalogue: open }) => [listing.code, open])),
      faces: [],
      discounts: new Map(),
    })
    const { brand } = asked.site
    const wire = toWireProject(document, {
      ...{ id: null, evaluation, measures: brand.measures },
      currency: asked.caller?.profile.shop?.currency ?? brand.currency,
    })
    return answer(toWireLoadedGallery({ ...stored, name }, wire.rows, splitTrade(document).document))
  },
}

function findGallery({ site, database }: Asked, catalogue: string, code: string) {
  return database
    .selectFrom('gallery')
    .where('tenant', '=', site.tenant.number)
    .where(sql<string>`lower(catalogue)`, '=', catalogue.toLowerCase())
    .where(sql<string>`lower(code)`, '=', code.toLowerCase())
    .select(['catalogue', 'code', 'name', 'document'])
    .executeTakeFirst()
}

function opened(
  asked: Asked,
  document: ProjectDocument,
  live: readonly LiveCatalogue[],
  name: string,
): ProjectDocument {
  const { site, caller, now } = asked
  const packs = usedPacks(
    document,
    live.map(({ listing, catalogue }) => ({ ...listing, catalogue })),
  )
  return galleryProject(document, packs, {
    ...{ name, shop: caller?.profile.shop?.code ?? null },
    priceList: usualPriceList(
      asked,
      packs.map(({ catalogue }) => catalogue),
    ),
    priceDate: today(site.brand, now),
  })
}

import { fromWireGallerySearch, type GallerySearch, toWireGallery } from '@arredo/contract'
import { sameFolded } from '@arredo/contract/host'
import * as z from 'zod/mini'
import { answer, type Handler } from '../channel/handler.ts'
import { languageOf, liveCatalogues } from '../range/live-catalogues.ts'
import { galleryPrices } from './gallery-price.ts'

const Names = z.record(z.string(), z.string())

/** In one answer: the first of so many, however many are asked for. */
const mostShown = 200

/** H-76. A brand has tens of rooms, not thousands: they are read at once and chosen from here. */
export const searchGalleries: Handler<'galleries/search'> = {
  transaction: 'read',
  async run(asked, input) {
    const { site, database } = asked
    const search = fromWireGallerySearch(input)
    const live = await liveCatalogues(asked)
    const sold = new Set(live.map(({ listing }) => listing.code))
    const stored = await database
      .selectFrom('gallery')
      .where('tenant', '=', site.tenant.number)
      .select(['code', 'name', 'description', 'catalogue', 'picture', 'filters'])
      .select('published_at')
      .orderBy('position')
      .orderBy('catalogue')
      .orderBy('code')
      .execute()

    const language = input.lang ?? languageOf(asked)
    const galleries = stored
      .filter(({ catalogue, filters }) => sold.has(catalogue) && fits(search.filters, filters))
      .map((gallery) => ({
        gallery,
        published: gallery.published_at.getTime(),
        texts: { name: Names.parse(gallery.name), description: Names.parse(gallery.description) },
      }))
      .filter(({ texts }) => holds(Object.values(texts.name), search.text))
    const nameOf = ({ name }: (typeof galleries)[number]['texts']) => name[language] ?? name.en ?? ''
    if (search.order === 'newest') galleries.sort((one, two) => two.published - one.published)
    if (search.order === 'name') {
      galleries.sort((one, two) => nameOf(one.texts).localeCompare(nameOf(two.texts), language))
    }
    const shown = galleries.slice(search.from, search.from + Math.min(search.count ?? mostShown, mostShown))
    const prices = await galleryPrices(
      asked,
      shown.map(({ gallery }) => gallery),
      live,
    )
    return answer(
      shown.map(({ gallery, texts }, index) =>
        toWireGallery({ ...gallery, ...texts, price: prices[index] ?? null }, language),
      ),
    )
  },
}

function fits(wanted: GallerySearch['filters'], own: readonly string[]): boolean {
  return wanted.every((filter, index) => filter === null || sameFolded(own[index] ?? '', filter))
}

function holds(names: readonly string[], text: string | null): boolean {
  if (text === null) return true
  const word = text.toLocaleLowerCase()
  return names.some((name) => name.toLocaleLowerCase().includes(word))
}

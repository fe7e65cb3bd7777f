import * as z from 'zod/mini'
import { ProjectPriceSummary } from '../prices.ts'
import { type SentDocument, StoredDocument } from '../stored-document.ts'
import { textIn } from './wire-choices.ts'
import { WireRow } from './wire-project.ts'

/** 0, '0' and '' all mean "any". */
const Filter = z._default(z.union([z.string().check(z.maxLength(60)), z.number()]), 0)
const Count = z._default(z.int().check(z.nonnegative(), z.maximum(1000)), 0)

/** In which names are answered; ours, beyond H-76: a guest has no language on the server. */
const Language = z.optional(z.string().check(z.maxLength(20)))

/** H-76: nine fields, all 0 when everything is wanted. */
export const WireGallerySearch = z.object({
  filter1: Filter,
  filter2: Filter,
  filter3: Filter,
  filter4: Filter,
  filter5: Filter,
  /** The first wanted, counted from 0, and how many, 200 at most; 0 for as many as there are. */
  l1: Count,
  l2: Count,
  /** A word of the name. */
  t: Filter,
  /** 0 as the authors ordered them, 1 by name, 2 the newest first. */
  order: z._default(z.int(), 0),
  lang: Language,
})
type WireGallerySearch = z.output<typeof WireGallerySearch>

export const WireGallery = z.object({
  cod: z.string(),
  des: z.string(),
  note: z.string(),
  catalog: z.string(),
  img: z.string(),
  filters: z.array(z.string()),
  /** As it is shown, in the list of whoever asks; ours, beyond H-76. */
  price: z._default(z.nullable(ProjectPriceSummary), null),
})
export type WireGallery = z.output<typeof WireGallery>

const Code = z.optional(z.string().check(z.maxLength(100)))

/** A-156, D-34: `cod`; H-76's `id` is the same thing. */
export const WireGalleryWish = z.object({
  catalog: z.string().check(z.maxLength(100)),
  cod: Code,
  id: Code,
  lang: Language,
})
type WireGalleryWish = z.output<typeof WireGalleryWish>

/** Its items in the legacy words, and the whole room as the document a planner opens. */
export const WireLoadedGallery = z.object({
  cod: z.string(),
  des: z.string(),
  catalog: z.string(),
  rows: z.array(WireRow),
  document: StoredDocument,
})

export type GalleryOrder = 'authored' | 'name' | 'newest'

export type GallerySearch = {
  /** At the place of a filter null means any. */
  readonly filters: readonly (string | null)[]
  readonly text: string | null
  readonly from: number
  /** Null: all. */
  readonly count: number | null
  readonly order: GalleryOrder
}

/** A gallery as lists show it. */
export type GalleryListing = {
  readonly code: string
  readonly name: string
  readonly description: string
  readonly catalogue: string
  /** An address on our own site; null where there is none. */
  readonly picture: string | null
  readonly filters: readonly string[]
  /** As it is shown, in the list of whoever asks; null where that does not sell it. */
  readonly price: ProjectPriceSummary | null
}

const orders: readonly GalleryOrder[] = ['authored', 'name', 'newest']

/** H-76: all fields 0. */
export const everyGallery: GallerySearch = {
  filters: [],
  text: null,
  from: 0,
  count: null,
  order: 'authored',
}

export function toWireGallerySearch({ filters, text, from, count, order }: GallerySearch): WireGallerySearch {
  const [filter1 = 0, filter2 = 0, filter3 = 0, filter4 = 0, filter5 = 0] = filters.map(
    (filter) => filter ?? 0,
  )
  return {
    ...{ filter1, filter2, filter3, filter4, filter5 },
    ...{ l1: from, l2: count ?? 0, t: text ?? 0, order: orders.indexOf(order) },
  }
}

export function fromWireGallerySearch(wire: WireGallerySearch): GallerySearch {
  const { filter1, filter2, filter3, filter4, filter5, l1, l2, t, order } = wire
  return {
    filters: [filter1, filter2, filter3, filter4, filter5].map(readFilter),
    text: readFilter(t),
    from: l1,
    count: l2 === 0 ? null : l2,
    order: orders[order] ?? 'authored',
  }
}

export function toWireGallery(
  gallery: Omit<GalleryListing, 'name' | 'description'> & {
    readonly name: Readonly<Record<string, string>>
    readonly description: Readonly<Record<string, string>>
  },
  language: string,
): WireGallery {
  return {
    cod: gallery.code,
    des: textIn({ en: gallery.code, ...gallery.name }, language),
    note: textIn({ en: '', ...gallery.description }, language),
    catalog: gallery.catalogue,
    img: gallery.picture ?? '',
    filters: [...gallery.filters],
    price: gallery.price,
  }
}

export function fromWireGallery({
  cod,
  des,
  note,
  catalog,
  img,
  filters,
  price,
}: WireGallery): GalleryListing {
  return { code: cod, name: des, description: note, catalogue: catalog, picture: img || null, filters, price }
}

export function toWireLoadedGallery(
  gallery: Pick<GalleryListing, 'code' | 'name' | 'catalogue'>,
  rows: readonly WireRow[],
  document: SentDocument,
): z.output<typeof WireLoadedGallery> {
  const { code, name, catalogue } = gallery
  return { cod: code, des: name, catalog: catalogue, rows: [...rows], document }
}

export function toWireGalleryWish(wish: {
  readonly catalogue: string
  readonly gallery: string
}): WireGalleryWish {
  return { catalog: wish.catalogue, cod: wish.gallery }
}

export function fromWireGalleryWish({ catalog, cod, id }: WireGalleryWish) {
  return { catalogue: catalog, gallery: cod || id || '' }
}

function readFilter(filter: string | number): string | null {
  const text = String(filter).trim()
  return text === '' || text === '0' ? null : text
}

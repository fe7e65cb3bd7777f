import type { Pack } from '@arredo/catalogue'
import { GallerySource, galleryDocument, toWireGallery, toWireLoadedGallery } from '@arredo/contract'
import { splitTrade, withNewIds } from '@arredo/project'

/** A furnished room of one of the pack's articles, twice, and a server that has no other. */
export function testGallery(pack: Pack, code: string) {
  const [article] = pack.articles
  const source = GallerySource.parse({
    ...{ code, name: { en: `Room ${code}` }, room: { type: 'rt1', lengths: [4000, 3000] } },
    choices: { FRONT: 'OAK' },
    items: [
      { article: article?.code, at: [100, 2400, 0], wall: 1 },
      { article: article?.code, at: [1200, 2400, 0] },
    ],
  })
  const built = galleryDocument(source, pack.code, [pack])
  if (!built.ok) throw new Error(built.message)
  const listing = {
    code,
    name: source.name,
    description: {},
    catalogue: pack.code,
    picture: null,
    filters: [],
    price: null,
  }
  let last = 0
  const opened = () => withNewIds(built.value, () => `gallery-${++last}`)
  return {
    document: built.value,
    handlers: {
      'galleries/search': () => ({ ok: true, value: [toWireGallery(listing, 'en')] }) as const,
      'galleries/load': () =>
        ({
          ok: true,
          value: toWireLoadedGallery(
            { ...listing, name: source.name.en ?? '' },
            [],
            splitTrade(opened()).document,
          ),
        }) as const,
    },
  }
}

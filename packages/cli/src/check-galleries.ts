import type { Pack } from '@arredo/catalogue'
import type { Finding } from '@arredo/catalogue/compile'
import { galleryDocument } from '@arredo/contract'
import { readGalleries } from './read-galleries.ts'

/** What is wrong with the furnished rooms of a folder. Those with items of other catalogues only the server can judge. */
export async function checkGalleries(folder: string, pack: Pack): Promise<readonly Finding[]> {
  const read = await readGalleries(folder)
  if (!read.ok) return read.findings

  return read.galleries
    .filter(({ items }) => items.every(({ catalogue = pack.code }) => catalogue === pack.code))
    .flatMap((gallery) => {
      const built = galleryDocument(gallery, pack.code, [pack])
      return built.ok
        ? []
        : [{ file: 'galleries', line: 1, column: 1, message: `${gallery.code}: ${built.message}` }]
    })
}

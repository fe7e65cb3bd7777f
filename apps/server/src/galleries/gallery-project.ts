import type { Catalogue } from '@arredo/catalogue'
import { type ProjectDocument, withNewIds } from '@arredo/project'
import { uuidv7 } from '../uuidv7.ts'

export type SoldPack = { readonly code: string; readonly hash: string; readonly catalogue: Catalogue }

export type GalleryTerms = {
  readonly name: string
  readonly shop: string | null
  readonly priceList: string | null
  /** Calendar date, yyyy-mm-dd. */
  readonly priceDate: string
}

/** The catalogues a room is furnished from, of those that are sold. */
export function usedPacks(document: ProjectDocument, sold: readonly SoldPack[]): readonly SoldPack[] {
  const used = new Set(
    Object.values(document.rows).flatMap((row) => (row.kind === 'article' ? [row.catalogue] : [])),
  )
  return sold.filter(({ code }) => used.has(code))
}

/** A room as a project of its own: new ids, the packs sold now, the prices of whoever opens it. */
export function galleryProject(
  document: ProjectDocument,
  packs: readonly SoldPack[],
  terms: GalleryTerms,
): ProjectDocument {
  const own = withNewIds(document, uuidv7)
  return {
    ...own,
    header: { ...own.header, status: 'unsaved', ...terms },
    packs: Object.fromEntries(packs.map(({ code, hash }) => [code, hash])),
  }
}

import type { Catalogue } from '@arredo/catalogue'
import { type GallerySource, galleryDocument } from '@arredo/contract'
import { withFollowers } from '@arredo/planning'
import { evaluateProject, type ProjectDocument, splitTrade } from '@arredo/project'
import type { Database } from '../database/databases.ts'

export type KeptGalleries = {
  readonly tenant: number
  readonly catalogue: string
  readonly galleries: readonly GallerySource[]
  /** What is sold now, by code. */
  readonly catalogues: ReadonlyMap<string, Catalogue>
  readonly by: string
  readonly now: Date
}

type Built = { readonly source: GallerySource; readonly document: ProjectDocument }

/**
 * All rooms of a catalogue at once: what is not among them is no longer shown. The answer is what is wrong with
 * them; then nothing has changed.
 */
export async function keepGalleries(
  database: Database,
  { tenant, catalogue, galleries, catalogues, by, now }: KeptGalleries,
): Promise<readonly string[]> {
  const packs = [...catalogues.values()].map(({ pack }) => pack)
  const built: Built[] = []
  const mistakes: string[] = []
  for (const source of galleries) {
    const written = galleryDocument(source, catalogue, packs)
    const document = written.ok ? withFollowers(written.value, catalogues) : null
    if (document) built.push({ source, document })
    const said = document ? findingsOf(document, catalogues) : written.ok ? [] : [written.message]
    mistakes.push(...said.map((message) => `${source.code}: ${message}`))
  }
  if (mistakes.length > 0) return mistakes

  await database
    .deleteFrom('gallery')
    .where('tenant', '=', tenant)
    .where('catalogue', '=', catalogue)
    .execute()
  if (built.length === 0) return []
  await database
    .insertInto('gallery')
    .values(
      built.map((each) => ({ tenant, catalogue, published_at: now, published_by: by, ...columnsOf(each) })),
    )
    .execute()
  return []
}

/** A room that shows what cannot be ordered is worse than none. */
function findingsOf(
  document: ProjectDocument,
  catalogues: ReadonlyMap<string, Catalogue>,
): readonly string[] {
  const { findings } = evaluateProject(document, { catalogues, faces: [], discounts: new Map() })
  return findings.map(({ row, message }) => `${row}: ${message}`)
}

function columnsOf({ source, document }: Built) {
  return {
    code: source.code,
    name: JSON.stringify(source.name),
    description: JSON.stringify(source.description),
    filters: source.filters,
    picture: source.picture,
    position: source.order,
    document: JSON.stringify(splitTrade(document).document),
  }
}

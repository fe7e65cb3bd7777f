import { canonicalJson, type Pack, type PackFile, packFileHash, packFiles } from '@arredo/catalogue'
import { type Answer, type CatalogueRelease, type CatalogueSource, stageVersion } from '@arredo/contract'
import { answer, fail } from '../../channel/handler.ts'
import type { Database } from '../../database/databases.ts'
import { type JobCause, startJob } from '../../jobs/start-job.ts'
import { indexArticles } from '../../search/index-articles.ts'
import { unknownTextures } from '../textures/unknown-textures.ts'
import { addRelease, lockReleases, type Releaser } from './add-release.ts'
import { findReleases } from './find-releases.ts'

export type Publication = {
  readonly tenant: number
  readonly by: Releaser
  readonly now: Date
  /** Checked by whoever calls, and named by its content. */
  readonly pack: Pack
  readonly hash: string
  readonly tradeTerms: readonly unknown[]
  /** What the author wrote, where it is known. */
  readonly source: CatalogueSource | null
  readonly at?: Date
  readonly previousUntil?: Date
  readonly note?: string
}

export type Released = { readonly release: CatalogueRelease; readonly isNew: boolean }

/**
 * Puts a pack and releases it, in the caller's transaction. The same content for the same time again changes
 * nothing; other content is another pack, under a version of its own. What it refuses, it refuses before it has written anything.
 */
export async function releasePack(database: Database, publication: Publication): Promise<Answer<Released>> {
  const { tenant, pack, hash, tradeTerms, now, at } = publication
  const missing = await missingFile(database, publication)
  if (missing) return fail('invalid', missing)

  await lockReleases(database, tenant, pack.code)
  const known = await database
    .selectFrom('pack')
    .where('tenant', '=', tenant)
    .where('hash', '=', hash)
    .select('trade')
    .executeTakeFirst()
  // Terms of trade are no part of the hash; projects that pin it must keep the ones they were made with.
  if (known && canonicalJson(known.trade) !== canonicalJson(tradeTerms)) {
    return fail(
      'conflict',
      'Only the trade terms differ from a version that was published before. Give the catalogue a new version, so that projects keep the terms they were made with',
    )
  }

  if (!known && (await isTaken(database, publication))) {
    return fail(
      'conflict',
      `Version ${pack.version} of ${pack.code} was published with other content. Give the catalogue a new version, so that the two can be told apart`,
    )
  }

  const releases = await findReleases(database, tenant, now, { code: pack.code })
  const same = releases.find((release) => release.hash === hash && isSameTime(release, at))
  if (same) return answer({ release: same, isNew: false })

  if (!known) await putPack(database, publication)
  const validFrom = at ?? now
  const release = await addRelease(database, {
    ...{ tenant, code: pack.code, hash, by: publication.by, now, validFrom },
    previousUntil: publication.previousUntil ?? validFrom,
    note: publication.note ?? '',
  })
  await indexArticles(database, tenant, { hash, pack, now })
  const cause = { tenant, person: publication.by.userId }
  await startArticlePictures(database, cause, { catalogue: pack.code, hash })
  return answer({ release, isNew: true })
}

/** A version is what people call a pack by: it must not mean two of them. */
async function isTaken(database: Database, { tenant, pack }: Publication): Promise<boolean> {
  const other = await database
    .selectFrom('pack')
    .where('tenant', '=', tenant)
    .where('code', '=', pack.code)
    .where('version', '=', pack.version)
    .select('hash')
    .executeTakeFirst()
  return other !== undefined
}

function isSameTime({ state, validFrom }: CatalogueRelease, at: Date | undefined): boolean {
  return at ? state === 'scheduled' && validFrom === at.toISOString() : state === 'current'
}

async function missingFile(database: Database, { tenant, pack, now }: Publication): Promise<string | null> {
  const files = packFiles(pack)
  const unnamed = files.find(({ file }) => packFileHash(file) === null)
  if (unnamed) {
    const owner = unnamed.kind === 'texture' ? `the material ${unnamed.material}` : `the part ${unnamed.part}`
    return `The ${unnamed.kind} ${unnamed.file} of ${owner} is not known here. Publish the folder it lies in`
  }
  const hashes = [...new Set(files.map(({ file }) => packFileHash(file) ?? ''))]
  const unknown = new Set(await unknownTextures(database, { tenant, hashes, now }))
  const missing = files.filter(({ file }) => unknown.has(packFileHash(file) ?? ''))
  const [first] = missing
  if (!first) return null
  const more = missing.length > 1 ? ` and ${missing.length - 1} more` : ''
  return `${describe(first)}${more} has not been uploaded. Upload the ${first.kind}s first, then publish again`
}

function describe(file: PackFile): string {
  return file.kind === 'texture'
    ? `The texture ${file.map} of the material ${file.material}`
    : `The model of the part ${file.part} in the recipe ${file.recipe}`
}

async function putPack(database: Database, publication: Publication): Promise<void> {
  const { tenant, hash, pack, tradeTerms, source, now, by } = publication
  const { code, version, name, articles } = pack
  await database
    .insertInto('pack')
    .values({
      ...{ tenant, hash, code, version },
      name: JSON.stringify(name),
      article_count: articles.length,
      // In the author's order: names in a recipe may build on names before them.
      artefact: JSON.stringify(pack),
      trade: JSON.stringify(tradeTerms),
      source: source && JSON.stringify(source),
      published_at: now,
      published_by: by.userId,
    })
    .execute()
}

/** In the transaction that publishes the pack; a pack that is published again has its pictures. */
async function startArticlePictures(
  database: Database,
  cause: JobCause,
  pack: { readonly catalogue: string; readonly hash: string },
): Promise<void> {
  const intent = `${pack.hash} ${stageVersion}`
  await startJob(database, cause, 'pictures/articles', { ...pack, from: 0 }, { intent })
}

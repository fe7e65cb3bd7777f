import type { Catalogue } from '@arredo/catalogue'
import { jobs } from '@arredo/contract'
import { openCatalogues } from '../catalogues/open-catalogues.ts'
import { isStoreAway } from '../files/store-away.ts'
import { GiveUp } from '../jobs/give-up.ts'
import type { JobContext, JobHandler } from '../jobs/job-context.ts'
import { startJob } from '../jobs/start-job.ts'
import { articleRequest } from '../pictures/article-request.ts'
import { pictureKey } from './picture-key.ts'
import { findFile, type PictureRow, writePictured, writeRows } from './picture-rows.ts'
import { createRecentPictures } from './recent-pictures.ts'
import { readShippedPicture } from './shipped-pictures.ts'

/** A turn is over after so many milliseconds: whoever makes an offer meanwhile need not wait for a whole catalogue. */
const turn = 3_000

/** About twenty kilobytes each. */
const recent = createRecentPictures(400)

/**
 * An article that cannot be drawn is tried again with the job; the others have their pictures by then. What cannot be
 * drawn at the last try either is written down and left, until its pack or the stage changes.
 */
export const makeArticlePictures: JobHandler<'pictures/articles'> = async (context, input) => {
  const { catalogue: code, hash, from } = input
  const tenant = context.site.tenant.number
  const packs = await context.read((database) => openCatalogues(database, tenant, { [code]: hash }))
  const catalogue = packs.get(code)
  if (!catalogue) throw new GiveUp('Catalog not found')

  const over = performance.now() + turn
  const made: Made[] = []
  const failed: string[] = []
  const articles = catalogue.pack.articles.slice(from)
  for (const { code: article, replacedBy } of articles) {
    if (made.length + failed.length > 0 && performance.now() > over) break
    context.signal.throwIfAborted()
    try {
      made.push(replacedBy === undefined ? await makePicture(context, catalogue, article) : null)
    } catch (error) {
      context.signal.throwIfAborted()
      // Nothing is wrong with the article: the job is given back and begun again.
      if (isStoreAway(error)) throw error
      context.log.info({ err: error, article, pack: hash }, 'an article could not be drawn')
      failed.push(article)
    }
  }

  const next = from + made.length + failed.length
  await context.transact(async (database) => {
    if (next < catalogue.pack.articles.length) {
      const rest = { catalogue: code, hash, from: next }
      // One rest, however often this job is tried.
      const intent = `after ${context.id}`
      await startJob(database, { tenant, person: context.person }, 'pictures/articles', rest, { intent })
    }
    await writeRows(
      database,
      { tenant, pack: hash },
      made.filter((row) => row !== null),
    )
  })
  const isLast = context.failures + 1 >= jobs['pictures/articles'].attempts
  if (failed.length > 0 && !isLast) throw new Error(`No picture of ${failed.join(', ')}`)
  if (failed.length > 0) context.log.warn({ articles: failed, pack: hash }, 'articles stay without a picture')
  context.onDone((database) => writePictured(database, { tenant, pack: hash }))
  const drawn = made.filter((row) => row?.isNew).length
  return { drawn, found: made.filter((row) => row !== null).length - drawn, missing: failed }
}

/** Null for an article in which there is nothing to see. */
type Made = (PictureRow & { readonly isNew: boolean }) | null

async function makePicture(context: JobContext, catalogue: Catalogue, article: string): Promise<Made> {
  const { site, read, files, pictures } = context
  const request = await articleRequest({ catalogue, article })
  if (!request) return null

  const key = pictureKey(request)
  const known = await read((database) => findFile(database, site.tenant.number, key))
  if (known !== undefined) return { article, key, file: known, isNew: false }

  const shipped = await readShippedPicture(key)
  if (shipped) return { article, key, file: await files.put(shipped), isNew: false }
  const picture = await recent.of(key, async () => {
    const drawn = await pictures.articlePicture({ catalogue, article, files })
    if (!drawn) throw new Error(`The stage sees nothing of ${article}`)
    return drawn
  })
  return { article, key, file: await files.put(picture), isNew: true }
}

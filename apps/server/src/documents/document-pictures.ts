import type { Catalogue } from '@arredo/catalogue'
import type { StageView } from '@arredo/contract'
import { type SavedView, viewsInOrder } from '@arredo/project'
import type { Report, TakenView } from '@arredo/reports'
import { sentence } from '@arredo/words'
import { isStoreAway } from '../files/store-away.ts'
import type { JobContext } from '../jobs/job-context.ts'
import { hasSomethingToSee } from '../pictures/something-to-see.ts'
import type { ReadSnapshot } from './document-snapshot.ts'

export type DocumentPictures = {
  readonly picture: Uint8Array | null
  readonly views: readonly TakenView[]
}

export const noPictures: DocumentPictures = { picture: null, views: [] }

/** The width of a page at 200 dots per inch. */
const coverSize = { width: 1344, height: 1100 }
/**
 * Two to a page upright, or one to a page on its side: a little wider than views are saved, so that nothing of one is
 * cut. Each takes seconds, and a customer waits.
 */
const viewsOf = {
  room: { most: 0, size: coverSize },
  chosen: { most: 6, size: { width: 1344, height: 790 } },
  all: { most: 20, size: { width: 1904, height: 1120 } },
} as const

/** A customer waits: a letter with the plan in its cover's place, and without a view, is better than none. */
export async function documentPictures(
  context: JobContext,
  { document, cover }: ReadSnapshot,
  packs: ReadonlyMap<string, Catalogue>,
  shown: NonNullable<Report['pictures']>,
  covers: readonly (SavedView | null)[],
): Promise<DocumentPictures> {
  const { pictures, files, progress, log, signal } = context
  const photograph = cover && (await files.read(cover))
  const isToBeSeen = hasSomethingToSee(document)
  const first = covers.flatMap((view) => view ?? [])
  const chosen = isToBeSeen ? viewsFor(shown, viewsInOrder(document), first) : []
  const count = chosen.length + (photograph || !isToBeSeen || !covers.includes(null) ? 0 : 1)
  let taken = 0

  const views: TakenView[] = []
  for (const { id, name, eye, target, fieldOfView, isLevel, picture: kept } of chosen) {
    const place = {
      eye: [...eye],
      target: [...target],
      fieldOfView,
      ...(isLevel && { isLevel }),
    } satisfies StageView
    const seen = (kept && (await keptPicture(context, kept))) || (await take(place, viewsOf[shown].size))
    if (seen) views.push({ id, name, picture: seen })
  }
  // One cover for all, or in place of one that could not be taken.
  const lacksCover = covers.some((view) => !views.some(({ id }) => id === view?.id))
  const picture = photograph || (isToBeSeen && lacksCover ? await take('overview', coverSize) : null)
  if (count > 0) await progress(0.8, sentence('Setting the pages'))
  return { picture, views }

  async function take(view: StageView, size: typeof coverSize): Promise<Uint8Array | null> {
    // The slow part; what comes after it is done before a person could read what it is.
    await progress(0.1 + (0.7 * taken++) / count, sentence('Taking the picture'))
    return pictures
      .projectPicture({ document, packs, files, view, ...size, background: '#ffffff' })
      .catch((error) => {
        signal.throwIfAborted()
        // It will be back, and the document is for good.
        if (isStoreAway(error)) throw error
        log.warn({ err: error }, 'a document goes without its picture')
        return null
      })
  }
}

/** What there is at once: the saved views by name, each with the picture that was kept with it. */
export async function keptPictures(
  context: JobContext,
  { document }: ReadSnapshot,
): Promise<DocumentPictures> {
  const shown = viewsFor('all', viewsInOrder(document))
  const views = shown.map(async ({ id, name, picture }): Promise<TakenView> => {
    return { id, name, picture: picture ? await keptPicture(context, picture) : null }
  })
  return { picture: null, views: await Promise.all(views) }
}

/** The covers among them, of which each is in place of the picture of the whole room. */
function viewsFor(
  shown: keyof typeof viewsOf,
  views: readonly SavedView[],
  covers: readonly SavedView[] = [],
): readonly SavedView[] {
  const wanted = shown === 'all' ? views : views.filter(({ offered }) => offered)
  const most = wanted.filter((view) => !covers.includes(view)).slice(0, viewsOf[shown].most)
  return views.filter((view) => most.includes(view) || covers.includes(view))
}

/** Only what was put for projects: the same store holds offers, and a document names whatever it likes. */
export async function keptPicture(
  { read, files, site }: JobContext,
  file: string,
): Promise<Uint8Array | null> {
  const [hash = '', kind = ''] = file.split('.')
  const found = await read((database) =>
    database
      .selectFrom('underlay')
      .where('tenant', '=', site.tenant.number)
      .where('hash', '=', hash)
      .where('kind', '=', kind)
      .where('kind', '<>', 'json')
      .select('hash')
      .executeTakeFirst(),
  )
  return found ? files.read(found.hash) : null
}

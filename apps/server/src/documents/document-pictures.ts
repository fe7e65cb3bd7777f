import type { Catalogue } from '@arredo/catalogue'
import type { StageView } from '@arredo/contract'
import { type SavedView, viewsInOrder } from '@arredo/project'
import type { TakenView } from '@arredo/reports'
import { sentence } from '@arredo/words'
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
/** 170 × 100 mm, two to a page: a little wider than views are saved, so that nothing of one is cut. */
const viewSize = { width: 1344, height: 790 }
/** Each takes seconds, and a customer waits. */
const mostViews = 6

/** A customer waits: a letter with the plan in its cover's place, and without a view, is better than none. */
export async function documentPictures(
  context: JobContext,
  { document, cover }: ReadSnapshot,
  packs: ReadonlyMap<string, Catalogue>,
): Promise<DocumentPictures> {
  const { pictures, files, progress, log, signal } = context
  const photograph = cover && (await files.read(cover))
  const isToBeSeen = hasSomethingToSee(document)
  const chosen = isToBeSeen ? offeredViews(viewsInOrder(document)) : []
  const count = chosen.length + (photograph || !isToBeSeen ? 0 : 1)
  let taken = 0

  const picture = photograph || (isToBeSeen ? await take('overview', coverSize) : null)
  const views: TakenView[] = []
  for (const { name, eye, target, fieldOfView, isLevel, picture: kept } of chosen) {
    const place = {
      eye: [...eye],
      target: [...target],
      fieldOfView,
      ...(isLevel && { isLevel }),
    } satisfies StageView
    const seen = (kept && (await keptPicture(context, kept))) || (await take(place, viewSize))
    if (seen) views.push({ name, picture: seen })
  }
  if (count > 0) await progress(0.8, sentence('Setting the pages'))
  return { picture, views }

  async function take(view: StageView, size: typeof coverSize): Promise<Uint8Array | null> {
    // The slow part; what comes after it is done before a person could read what it is.
    await progress(0.1 + (0.7 * taken++) / count, sentence('Taking the picture'))
    return pictures
      .projectPicture({ document, packs, files, view, ...size, background: '#ffffff' })
      .catch((error) => {
        signal.throwIfAborted()
        log.warn({ err: error }, 'a document goes without its picture')
        return null
      })
  }
}

function offeredViews(views: readonly SavedView[]): readonly SavedView[] {
  return views.filter(({ offered }) => offered).slice(0, mostViews)
}

/** Only what was put for projects: the same store holds offers, and a document names whatever it likes. */
async function keptPicture({ read, files, site }: JobContext, file: string): Promise<Uint8Array | null> {
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

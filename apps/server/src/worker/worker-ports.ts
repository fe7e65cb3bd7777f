import type { FastifyBaseLogger } from 'fastify'
import type { FileStores } from '../files/file-store.ts'
import { openFiles } from '../files/open-files.ts'
import { isStoreAway } from '../files/store-away.ts'
import type { JobPorts } from '../jobs/job-context.ts'
import { createMailer } from '../mail/mailer.ts'
import { createPhotographer } from '../photographs/photographer/create-photographer.ts'
import { onPath, openPictures } from '../pictures/open-pictures.ts'
import type { WorkerSettings } from '../settings.ts'
import { createTypesetter } from '../typesetting/create-typesetter.ts'

export type WorkerPorts = {
  readonly portsFor: (tenant: number) => JobPorts
  /** For who is to set pages: the first document finds it ready. */
  readonly warmUp: () => void
  /** Null when photographs can be taken; otherwise why not. */
  readonly missingForPhotographs: () => Promise<string | null>
  /** Nobody waits any longer for a store that is away: another worker has more time for it. */
  readonly leave: () => void
  readonly close: () => Promise<void>
}

/** What jobs need of the outside world, one of each per worker. */
export async function openWorkerPorts(
  settings: WorkerSettings,
  log: FastifyBaseLogger,
): Promise<WorkerPorts> {
  const leaving = new AbortController()
  const files = await openFiles(settings, leaving.signal)
  await sweepHalfWritten(files, log)

  const pictures = openPictures(settings, log)
  const photographer = createPhotographer({
    blenderPath: onPath(settings.blenderPath),
    log: (what, level) => log[level]({ photographer: what }, 'about the photographer'),
  })
  const typesetter = createTypesetter({
    log: (what, level) => log[level]({ typesetter: what }, 'about the typesetter'),
  })
  const mailer = settings.mail && createMailer(settings.mail)
  const photographs = { scene: pictures.scene, photographer }

  return {
    portsFor: (tenant) => ({
      ...{ files: files.of(tenant), pictures, typesetter, photographs },
      ...(mailer && { mailer }),
    }),
    warmUp: typesetter.warmUp,
    leave: () => leaving.abort(),
    missingForPhotographs: () => photographer.missing(),
    async close() {
      mailer?.close()
      await Promise.all([pictures.close(), typesetter.close()])
    },
  }
}

/** What finds no store is left to the next start: everything else can begin. */
async function sweepHalfWritten(files: FileStores, log: FastifyBaseLogger): Promise<void> {
  try {
    const swept = await files.sweep(new Date(Date.now() - halfWrittenAfter))
    if (swept > 0) log.warn({ files: swept }, 'swept away what dead writers left half-written')
  } catch (error) {
    if (!isStoreAway(error)) throw error
    log.warn({ error: error.message }, 'store of files not available')
  }
}

/** Far longer than any file takes to write. */
const halfWrittenAfter = 60 * 60 * 1000

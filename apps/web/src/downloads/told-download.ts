import type { Log, Notices } from '@arredo/flows'
import type { Translate } from '../words/use-text.ts'
import type { AwaitedFile, createDownloadQueue } from './download-queue.ts'

type Tell = {
  readonly log: Pick<Log, 'warn'>
  readonly notices: Pick<Notices, 'show'>
  readonly text: Translate
}

/** The person is told when a file is there; of one that is not to be had, the log has the reason. */
export async function toldDownload(
  receive: ReturnType<typeof createDownloadQueue>,
  file: AwaitedFile,
  { log, notices, text }: Tell,
): Promise<void> {
  try {
    const name = await receive(file)
    notices.show({ message: text('{{name}} is in your downloads', { name }) })
  } catch (error) {
    log.warn('A file could not be downloaded', error)
    notices.show({ message: text('The file could not be downloaded: please try again'), kind: 'error' })
  }
}

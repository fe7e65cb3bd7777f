import { parseArgs } from 'node:util'

/**
 * Photographs take minutes of a whole machine and a program of their own: a worker takes them only when told to, beside
 * all other jobs or instead of them. One that sends mails and nothing else may reach a mail server, which no worker
 * should that opens what people uploaded.
 */
export type WorkerRole = 'usual' | 'withPhotographs' | 'onlyPhotographs' | 'onlyMails'

/** From the command line: nothing, `--with photographs`, `--only photographs` or `--only mails`. */
export function readWorkerRole(args: readonly string[]): WorkerRole {
  const { values } = parseArgs({
    args: [...args],
    options: { with: { type: 'string' }, only: { type: 'string' } },
  })
  const isKnown = (word: string | undefined, words: readonly string[]) =>
    word === undefined || words.includes(word)
  if (!isKnown(values.with, ['photographs'])) {
    throw new Error(`A worker cannot be told "${values.with}" besides, only "photographs"`)
  }
  if (!isKnown(values.only, ['photographs', 'mails'])) {
    throw new Error(`A worker cannot be told "${values.only}", only "photographs" or "mails"`)
  }
  if (values.with && values.only) throw new Error('A worker takes photographs only, or with all else')

  if (values.only === 'mails') return 'onlyMails'
  if (values.only) return 'onlyPhotographs'
  return values.with ? 'withPhotographs' : 'usual'
}

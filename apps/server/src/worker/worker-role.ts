import { parseArgs } from 'node:util'

/**
 * Photographs take minutes of a whole machine and a program of their own: a worker takes them only when told to, beside
 * all other jobs or instead of them. One that sends mails and nothing else may reach a mail server, which no worker
 * should that opens what people uploaded. Where there are many, what people wait for, pictures of lists and what is
 * left grow each by its own queue.
 */
export type WorkerRole = 'usual' | 'withPhotographs' | (typeof only)[keyof typeof only]

const only = {
  photographs: 'onlyPhotographs',
  mails: 'onlyMails',
  waited: 'onlyWaited',
  pictures: 'onlyPictures',
  rest: 'onlyRest',
} as const
const isOnly = (word: string): word is keyof typeof only => Object.hasOwn(only, word)

/** From the command line: nothing, `--with photographs`, or `--only` with one of the words above. */
export function readWorkerRole(args: readonly string[]): WorkerRole {
  const { values } = parseArgs({
    args: [...args],
    options: { with: { type: 'string' }, only: { type: 'string' } },
  })
  if (values.with !== undefined && values.with !== 'photographs') {
    throw new Error(`A worker cannot be told "${values.with}" besides, only "photographs"`)
  }
  if (values.only !== undefined && !isOnly(values.only)) {
    throw new Error(
      `A worker cannot be told "${values.only}", only one of "${Object.keys(only).join('", "')}"`,
    )
  }
  if (values.with && values.only) throw new Error('A worker takes photographs only, or with all else')

  if (values.only) return only[values.only]
  return values.with ? 'withPhotographs' : 'usual'
}

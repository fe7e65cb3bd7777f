import { parseArgs } from 'node:util'

/**
 * Photographs take minutes of a whole machine and a program of their own: a worker takes them only when told to, beside
 * all other jobs or instead of them.
 */
export type WorkerRole = 'usual' | 'withPhotographs' | 'onlyPhotographs'

/** From the command line: nothing, `--with photographs` or `--only photographs`. */
export function readWorkerRole(args: readonly string[]): WorkerRole {
  const { values } = parseArgs({
    args: [...args],
    options: { with: { type: 'string' }, only: { type: 'string' } },
  })
  const unknown = [values.with, values.only].find((word) => word !== undefined && word !== 'photographs')
  if (unknown !== undefined) throw new Error(`A worker cannot be told "${unknown}", only "photographs"`)
  if (values.with && values.only) throw new Error('A worker takes photographs only, or with all else')

  if (values.only) return 'onlyPhotographs'
  return values.with ? 'withPhotographs' : 'usual'
}

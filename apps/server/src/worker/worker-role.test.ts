import { describe, expect, it } from 'vitest'
import { lanesOf } from './lanes.ts'
import { readWorkerRole } from './worker-role.ts'

describe('the role of a worker', () => {
  it('is said on the command line', () => {
    expect(readWorkerRole([])).toBe('usual')
    expect(readWorkerRole(['--with', 'photographs'])).toBe('withPhotographs')
    expect(readWorkerRole(['--only', 'photographs'])).toBe('onlyPhotographs')
  })

  it('is refused by its word when there is no such', () => {
    expect(() => readWorkerRole(['--only', 'offers'])).toThrow('offers')
    expect(() => readWorkerRole(['--but', 'photographs'])).toThrow('--but')
    expect(() => readWorkerRole(['--only', 'photographs', '--with', 'photographs'])).toThrow('only, or with')
  })

  it('says which jobs it takes: those somebody waits for apart from patient ones, photographs when told to, one at a time each', () => {
    const settings = { jobsAtOnce: 2, drawsArticles: false }
    const tasksOf = (role: Parameters<typeof lanesOf>[0]) =>
      lanesOf(role, settings).map(({ work, jobsAtOnce }) => ({
        jobsAtOnce,
        tasks: work.map(({ job }) => job.task).filter((task) => /^(photographs|offer|pictures)/.test(task)),
      }))
    const usual = [
      { jobsAtOnce: 2, tasks: ['offer/make', 'pictures/take'] },
      { jobsAtOnce: 1, tasks: ['pictures/project'] },
    ]
    const photographs = [
      { jobsAtOnce: 1, tasks: ['photographs/draft'] },
      { jobsAtOnce: 1, tasks: ['photographs/take'] },
    ]
    expect(tasksOf('usual')).toEqual(usual)
    expect(tasksOf('withPhotographs')).toEqual([...usual, ...photographs])
    expect(tasksOf('onlyPhotographs')).toEqual(photographs)
  })
})

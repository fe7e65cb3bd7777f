import { describe, expect, it } from 'vitest'
import { lanesOf } from './lanes.ts'
import { readWorkerRole } from './worker-role.ts'

describe('the role of a worker', () => {
  it('is said on the command line', () => {
    expect(readWorkerRole([])).toBe('usual')
    expect(readWorkerRole(['--with', 'photographs'])).toBe('withPhotographs')
    expect(readWorkerRole(['--only', 'photographs'])).toBe('onlyPhotographs')
    const only = ['mails', 'waited', 'pictures', 'rest'].map((word) => readWorkerRole(['--only', word]))
    expect(only).toEqual(['onlyMails', 'onlyWaited', 'onlyPictures', 'onlyRest'])
  })

  it('is refused by its word when there is no such', () => {
    expect(() => readWorkerRole(['--only', 'offers'])).toThrow('offers')
    expect(() => readWorkerRole(['--only', 'toString'])).toThrow('toString')
    expect(() => readWorkerRole(['--with', 'mails'])).toThrow('mails')
    expect(() => readWorkerRole(['--but', 'photographs'])).toThrow('--but')
    expect(() => readWorkerRole(['--only', 'photographs', '--with', 'photographs'])).toThrow('only, or with')
  })

  it('says which jobs it takes: those somebody waits for apart from patient ones, photographs when told to, one at a time each', () => {
    const settings = { jobsAtOnce: 2, drawsArticles: false, mail: null }
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

  it('apart by what waits: the three parts together take what a usual one takes, each in its own way', () => {
    const settings = { jobsAtOnce: 3, drawsArticles: true, mail: null }
    const tasksOf = (role: Parameters<typeof lanesOf>[0]) =>
      lanesOf(role, settings).flatMap(({ work }) => work.map(({ job }) => job.task))
    const parts = (['onlyWaited', 'onlyPictures', 'onlyRest'] as const).map(tasksOf)
    expect(parts.flat().toSorted()).toEqual(tasksOf('usual').toSorted())
    expect(parts[0]).toContain('offer/make')
    expect(parts[1]?.toSorted()).toEqual(['pictures/articles', 'pictures/project'])
    expect(lanesOf('onlyPictures', settings)).toMatchObject([{ jobsAtOnce: 3 }])
    expect(lanesOf('onlyRest', settings)).toMatchObject([{ jobsAtOnce: 1 }])
  })

  it('[D-215 part] has mails only where there is a mail server, or nothing but mails', () => {
    const login = { user: 'shop', pass: 'secret' }
    const mail = {
      host: 'mail.example',
      port: 587,
      isSecure: false,
      needsTls: true,
      sender: 'a@b.example',
      login,
    }
    const tasksOf = (role: Parameters<typeof lanesOf>[0], hasMail: boolean) =>
      lanesOf(role, { jobsAtOnce: 2, drawsArticles: true, mail: hasMail ? mail : null }).flatMap(({ work }) =>
        work.map(({ job }) => job.task),
      )
    expect(tasksOf('usual', false)).not.toContain('mail/send')
    expect(tasksOf('usual', true)).toContain('mail/send')
    expect(tasksOf('onlyMails', true)).toEqual(['mail/send'])
  })
})

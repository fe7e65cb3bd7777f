import { renameProject } from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { newProject } from '../project/new-project.ts'
import { saveProject } from '../project/save-project.ts'
import { appForTests, failure, profileFor } from '../testing/app-for-tests.ts'
import { mayPhotograph } from './may-photograph.ts'
import { type PhotographWish, takePhotograph } from './take-photograph.ts'

type Asked = { idempotencyKey: string; project: number; revision: number; quality: string }
type Step = 'taken' | 'lost' | 'conflict' | 'nobody'

const wish: PhotographWish = {
  view: 'overview',
  light: { hour: 19, north: 30, lamps: true },
  size: 'small',
  quality: 'draft',
}

/** A server that stores every save and answers photographs by script, then takes them. */
async function openWith(script: readonly Step[], save: 'stored' | 'refused' = 'stored') {
  const asked: Asked[] = []
  const test = appForTests({
    'projects/save': ({ revision }: { revision: number }) =>
      save === 'refused'
        ? failure('invalid', 'Not valid')
        : {
            ok: true,
            value: { id: 41, revision: revision + 1, savedAt: '', status: 'assigned', price: null },
          },
    'photographs/take': (input: Asked) => {
      const step = script[asked.length] ?? 'taken'
      asked.push(input)
      if (step === 'lost') return failure('unavailable', 'No connection')
      if (step === 'conflict') return failure('conflict', 'Someone else saved', { revision: 9 })
      if (step === 'nobody') return failure('conflict', 'No photographer is at work here at the moment')
      return { ok: true, value: { id: 'photograph-1', ...input } }
    },
    'jobs/list': () => ({ ok: true, value: { jobs: [], hasMore: false } }),
  })
  test.app.session.setState({ profile: profileFor('pro', { modules: ['RENDER'] }) })
  await newProject(test.app, { name: 'Rossi', noSaveRequest: true, goTo: null })
  const project = () => {
    const { open } = test.app.project.getState()
    if (!open) throw new Error('No project is open')
    return open
  }
  const called = () => test.calls.map(({ name }) => name).filter((name) => !name.startsWith('catalogues'))
  return { ...test, asked, project, called }
}

describe('takePhotograph', () => {
  it('[D-118 part] saves what is not saved yet, and asks for a photograph of that revision', async () => {
    const { app, asked, project, called } = await openWith([])
    project().desk.run(renameProject, { name: 'Rossi, island' })
    expect(await takePhotograph(app, wish)).toMatchObject({ ok: true, value: { id: 'photograph-1' } })
    expect(called()).toEqual(['projects/save', 'photographs/take'])
    expect(asked[0]).toMatchObject({ project: 41, revision: 1, quality: 'draft', light: wish.light })

    await takePhotograph(app, { ...wish, quality: 'fine' })
    expect(called().slice(2)).toEqual(['photographs/take'])
    expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })

  it('takes none of what could not be saved', async () => {
    const { app, asked } = await openWith([], 'refused')
    expect(await takePhotograph(app, wish)).toEqual({ ok: false, message: 'Not valid' })
    expect(asked).toEqual([])
  })

  it('is one photograph when nobody answered and it is asked for again, and another for another wish', async () => {
    const { app, asked, wait } = await openWith(['lost', 'lost', 'lost', 'lost'])
    const first = takePhotograph(app, wish)
    await wait(10_000)
    expect(await first).toMatchObject({ ok: false, message: expect.stringContaining('one, not two') })
    expect(await takePhotograph(app, wish)).toMatchObject({ ok: true })
    expect(asked).toHaveLength(5)
    expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)

    await takePhotograph(app, { ...wish, light: { ...wish.light, hour: 9 } })
    expect(asked[5]?.idempotencyKey).not.toBe(asked[0]?.idempotencyKey)
  })

  it('leaves a newer revision of somebody else to the person, and no other refusal in the way of a save', async () => {
    const { app, project } = await openWith(['nobody', 'conflict'])
    await saveProject(app)
    expect(await takePhotograph(app, wish)).toEqual({
      ok: false,
      message: 'No photographer is at work here at the moment',
    })
    expect(project().attempt.kind).toBe('none')
    await takePhotograph(app, wish)
    expect(project().attempt.kind).toBe('conflict')
  })
})

it('[A-132 part] is for professionals with the module RENDER', () => {
  expect(mayPhotograph(profileFor('pro', { modules: ['RENDER'] }))).toBe(true)
  expect(mayPhotograph(profileFor('pro'))).toBe(false)
  expect(mayPhotograph(profileFor('customer', { modules: ['RENDER'] }))).toBe(false)
  expect(mayPhotograph(null)).toBe(false)
})

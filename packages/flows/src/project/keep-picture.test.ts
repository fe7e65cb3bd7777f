import { expect, it } from 'vitest'
import { failure } from '../testing/app-for-tests.ts'
import { hostForTests } from '../testing/host-for-tests.ts'
import { saveProject } from './save-project.ts'

type Upload = 'kept' | 'same' | 'full' | 'unseen' | 'broken'

/** A host's page whose view is seen, not seen, or cannot be drawn, over a server that keeps the picture or not. */
async function planner(saveprjpicture?: boolean, upload: Upload = 'kept') {
  const taken: unknown[] = []
  const sent: Record<string, unknown>[] = []
  const host = hostForTests(
    {
      'projects/save': (input: Record<string, unknown>) => {
        sent.push(input)
        const status = input.isOffer ? 'offer' : 'unassigned'
        return { ok: true, value: { id: 7 + sent.length, revision: 1, savedAt: '', status, price: null } }
      },
      'projects/uploadImage': () => {
        if (upload === 'same') return failure('conflict', 'This is its picture already', { code: 'E05' })
        if (upload === 'full') return failure('invalid', 'Too large')
        return { ok: true, value: { hash: 'h' } }
      },
    },
    {
      config: saveprjpicture === undefined ? {} : { saveprjpicture },
      ports: {
        projectPicture: async (size) => {
          taken.push(size)
          if (upload === 'broken') throw new Error('The graphics are gone')
          return upload === 'unseen' ? null : 'AAAA'
        },
      },
    },
  )
  await host.ask({ action: 'newProject', noConfigure: true })
  const uploads = () => host.calls.filter(({ name }) => name === 'projects/uploadImage')
  const saved = async () => {
    const { ok } = await saveProject(host.app)
    // What follows a save is fetched first.
    await new Promise((resolve) => setTimeout(resolve, 50))
    await host.wait(0)
    return ok
  }
  return { ...host, taken, sent, uploads, saved }
}

it('[A-55] the picture is taken only where saveprjpicture is on; what fails is logged, and the save stands', async () => {
  const on = await planner(true)
  expect(await on.saved()).toBe(true)
  expect(on.taken).toEqual([{ width: 640, height: 480 }])
  expect(on.uploads()).toMatchObject([{ input: { id: 8, content: 'AAAA' } }])
  for (const setting of [false, undefined]) {
    const off = await planner(setting)
    expect([await off.saved(), off.taken, off.uploads()]).toEqual([true, [], []])
  }
  const broken = await planner(true, 'broken')
  expect([await broken.saved(), broken.warnings]).toEqual([true, ['The picture was not taken']])
  expect(broken.app.project.getState().open).toMatchObject({ id: 8, attempt: { kind: 'none' } })
  const unseen = await planner(true, 'unseen')
  expect([await unseen.saved(), unseen.uploads(), unseen.warnings]).toEqual([true, [], []])
})

it('[A-56] [D-68] a save may be a copy or an offer; the picture goes by the project’s id, and E05 is nothing to speak of', async () => {
  const host = await planner(true, 'same')
  expect(await host.ask({ action: 'saveProject', isOffer: true })).toMatchObject({ status: 0 })
  expect(host.app.project.getState().open).toMatchObject({ id: 8, status: 'offer' })
  expect(await host.ask({ action: 'cloneProject' })).toMatchObject({ status: 0 })
  expect(host.sent).toMatchObject([
    { id: null, isOffer: true },
    { id: null, copyOf: 8 },
  ])
  expect(host.app.project.getState().open).toMatchObject({ id: 9 })
  await host.saved()
  expect(host.uploads().map(({ input }) => input)).toMatchObject([{ id: 8 }, { id: 10 }])
  expect(host.warnings).toEqual([])
  // What is stored already is no offer by a later save.
  expect(host.sent.at(-1)).not.toHaveProperty('isOffer')

  const full = await planner(true, 'full')
  expect([await full.saved(), full.warnings]).toEqual([true, ['The picture was not kept: Too large']])
})

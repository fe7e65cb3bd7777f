import type { PlanFinding } from '@arredo/planning'
import { addFreeRow, renameProject } from '@arredo/project'
import { describe, expect, it, vi } from 'vitest'
import type { App } from '../app.ts'
import { newProject } from '../project/new-project.ts'
import type { OpenProject } from '../project/project-store.ts'
import { saveProject } from '../project/save-project.ts'
import { appForTests, failure, profileFor } from '../testing/app-for-tests.ts'
import { fileAddress } from './file-address.ts'
import { makeOffer } from './make-offer.ts'

type Made = {
  idempotencyKey: string
  projectId: number
  revision: number
  language: string
  answers?: { pictures: boolean }
}
type Step = 'made' | 'lost' | 'conflict' | 'refused'

const options = { language: 'it', validDays: 30 }
const freeRow = { row: 'r1', text: 'Worktop', quantity: 1, unit: '', price: 1000, vat: '0.22' }

/** A server that stores every save and answers offers by script, then makes them. */
async function openWith(script: readonly Step[], save: 'stored' | 'refused' = 'stored') {
  const made: Made[] = []
  const test = appForTests({
    'projects/save': ({ revision }: { revision: number }) =>
      save === 'refused'
        ? failure('invalid', 'Not valid')
        : {
            ok: true,
            value: { id: 41, revision: revision + 1, savedAt: '', status: 'assigned', price: null },
          },
    'offers/make': (input: Made) => {
      const step = script[made.length] ?? 'made'
      made.push(input)
      if (step === 'lost') return failure('unavailable', 'No connection')
      if (step === 'conflict') return failure('conflict', 'Someone else saved', { revision: 9 })
      if (step === 'refused') return failure('invalid', 'There is nothing to offer yet')
      return { ok: true, value: { offer: { id: 'offer-1', number: '2026-0001' }, status: 'offer' } }
    },
    'files/link': () => ({ ok: true, value: { path: '/files/f1?key=k', expiresAt: '' } }),
  })
  test.app.session.setState({ profile: profileFor('pro') })
  await newProject(test.app, { name: 'Rossi', noSaveRequest: true, goTo: null })
  const project = () => {
    const { open } = test.app.project.getState()
    if (!open) throw new Error('No project is open')
    return open
  }
  const rename = (name: string) => project().desk.run(renameProject, { name })
  const called = () => test.calls.map(({ name }) => name).filter((name) => !name.startsWith('catalogues'))
  project().desk.run(addFreeRow, freeRow)
  return { ...test, made, project, rename, called }
}

describe('makeOffer', () => {
  it('saves what is not saved yet, offers that revision and takes over the status', async () => {
    const { app, made, project, called, rename } = await openWith([])
    expect(await makeOffer(app, options)).toMatchObject({ ok: true, value: { number: '2026-0001' } })
    expect(called()).toEqual(['projects/save', 'offers/make'])
    expect(made[0]).toMatchObject({ projectId: 41, revision: 1, language: 'it', validDays: 30 })
    expect(project().status).toBe('offer')

    await makeOffer(app, options)
    expect(called().slice(2)).toEqual(['offers/make'])
    rename('Rossi, island')
    await makeOffer(app, options)
    expect(made[2]).toMatchObject({ revision: 2 })
    expect(new Set(made.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3)
  })

  it('makes no offer of what could not be saved', async () => {
    const { app, made } = await openWith([], 'refused')
    expect(await makeOffer(app, options)).toEqual({ ok: false, message: 'Not valid' })
    expect(made).toEqual([])
  })

  it('is one offer for two clicks, and for a request asked again because nobody answered', async () => {
    const { app, made, wait } = await openWith(['lost', 'lost', 'lost', 'lost'])
    const clicks = Promise.all([makeOffer(app, options), makeOffer(app, options)])
    await wait(10_000)
    expect((await clicks).map(({ ok }) => ok)).toEqual([false, false])
    expect(await makeOffer(app, options)).toMatchObject({ ok: true })
    expect(made).toHaveLength(5)
    expect(new Set(made.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)

    await makeOffer(app, options)
    expect(made[5]?.idempotencyKey).not.toBe(made[0]?.idempotencyKey)
  })

  it('is another offer when something else was answered, and hands the answers on', async () => {
    const { app, made, wait } = await openWith(['lost', 'lost', 'lost', 'lost'])
    const first = makeOffer(app, { ...options, answers: { pictures: true } })
    await wait(10_000)
    expect(await first).toMatchObject({ ok: false })
    await makeOffer(app, { ...options, answers: { pictures: false } })
    expect(made.map(({ answers }) => answers?.pictures)).toEqual([true, true, true, true, false])
    expect(made[4]?.idempotencyKey).not.toBe(made[0]?.idempotencyKey)
  })

  it('puts a newer revision of somebody else to the person, like a save does', async () => {
    const { app, project } = await openWith(['conflict'])
    await saveProject(app)
    expect(await makeOffer(app, options)).toMatchObject({ ok: false })
    expect(project().attempt.kind).toBe('conflict')
  })

  it('asks for nothing while there is nothing to offer', async () => {
    const { app, called, project } = await openWith([])
    project().desk.undo()
    expect(await makeOffer(app, options)).toEqual({
      ok: false,
      message: 'There is nothing to offer yet: place an article first',
    })
    expect(called()).toEqual([])
  })

  it('hands on what the server refuses', async () => {
    const { app } = await openWith(['refused'])
    expect(await makeOffer(app, options)).toEqual({ ok: false, message: 'There is nothing to offer yet' })
  })
})

describe('an offer of a plan that is not right yet', () => {
  it('is stopped until what stops it is mended, and goes on then', async () => {
    const { app, made, project } = await openWith([])
    const findings = scripted(project(), [finding('outside', 'stops'), finding('gap', 'hints')])
    const asked = makeOffer(app, options)
    await vi.waitFor(() => expect(questions(app)).toEqual(['beforeOffer']))
    answer(app, 'offer')
    expect(await asked).toEqual({ ok: true, value: null })
    expect(made).toEqual([])

    const again = makeOffer(app, options)
    await vi.waitFor(() => expect(questions(app)).toEqual(['beforeOffer']))
    findings.splice(0, 1)
    answer(app, 'offer')
    expect(await again).toMatchObject({ ok: true, value: { number: '2026-0001' } })
  })

  it('is not made for who would rather look, and asks once about what was waved through', async () => {
    const { app, made, project } = await openWith([])
    const findings = scripted(project(), [finding('gap', 'hints')])
    const asked = makeOffer(app, options)
    await vi.waitFor(() => expect(questions(app)).toEqual(['beforeOffer']))
    answer(app, null)
    expect(await asked).toEqual({ ok: true, value: null })
    expect(made).toEqual([])

    const waved = makeOffer(app, options)
    await vi.waitFor(() => expect(questions(app)).toEqual(['beforeOffer']))
    answer(app, 'offer')
    expect(await waved).toMatchObject({ ok: true, value: { number: '2026-0001' } })
    expect(await makeOffer(app, options)).toMatchObject({ ok: true, value: { number: '2026-0001' } })

    findings.push(finding('collision', 'warns'))
    void makeOffer(app, options)
    await vi.waitFor(() => expect(questions(app)).toEqual(['beforeOffer']))
  })
})

/** What the checks find from now on. */
function scripted(project: OpenProject, findings: PlanFinding[]): PlanFinding[] {
  vi.spyOn(project.lookout, 'look').mockImplementation(async () => findings)
  return findings
}

function finding(check: string, tier: PlanFinding['tier']): PlanFinding {
  return { id: check, check, tier, title: check, records: [], why: { text: check } }
}

function questions(app: App): readonly string[] {
  return app.dialogs.store.getState().open.map(({ name }) => name)
}

function answer(app: App, given: 'offer' | null): void {
  app.dialogs.answer(app.dialogs.store.getState().open[0]?.key ?? 0, given)
}

describe('fileAddress', () => {
  it('is the plain address on a site, and one with a key in a frame, where no cookie arrives', async () => {
    const { app } = await openWith([])
    expect(await fileAddress(app, 'f1')).toEqual({ ok: true, value: '/files/f1' })
    const framed = { ...app, ports: { ...app.ports, display: 'frame' as const } }
    expect(await fileAddress(framed, 'f1')).toEqual({ ok: true, value: '/files/f1?key=k' })
  })
})

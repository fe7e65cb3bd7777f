import type { PricingTerms } from '@arredo/contract'
import { done, type ProjectDocument, placeArticle, refuse, renameProject } from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { describe, expect, it, vi } from 'vitest'
import { dialogTable } from '../dialogs/dialog-table.ts'
import { cloneProject } from '../host/actions/clone-project.ts'
import { makeOffer } from '../offer/make-offer.ts'
import { appForTests, failure, profileFor } from '../testing/app-for-tests.ts'
import { newProject } from './new-project.ts'
import { isChanged } from './project-store.ts'
import { resolveConflict } from './resolve-conflict.ts'
import { saveProject } from './save-project.ts'

type Sent = {
  id: number | null
  revision: number
  document: ProjectDocument
  shownTotal?: number
  copyOf?: number
}

const yes = { kind: 'update', chosen: {}, reason: '' }
const packs = { KITCHEN: 'hash-2' }
const right: PricingTerms = { priceList: 'EUR2026', priceDate: '2026-11-16', packs }
/** The edition sold by now, in which everything costs more. */
const dearer = {
  ...samplePack,
  version: '2',
  priceLists: samplePack.priceLists.map((list) => ({ ...list, roundTo: '100.00' })),
}

/** A server whose word on terms is `right`: it gives them to guests and refuses sellers who have others. */
async function openAs(kind: 'guest' | 'pro') {
  const sent: Sent[] = []
  const fetched: string[] = []
  const isRight = ({ header, packs: pinned }: ProjectDocument) =>
    header.priceDate === right.priceDate && JSON.stringify(pinned) === JSON.stringify(packs)
  let refusedOffers = 0
  const test = appForTests(
    {
      'projects/save': (input: Sent) => {
        sent.push(input)
        if (kind === 'pro' && input.id === null && !input.copyOf && !isRight(input.document)) {
          return failure('invalid', 'Prices of then are not to be had', { terms: right })
        }
        const terms = input.id !== null || isRight(input.document) ? {} : { terms: right }
        const value = { id: 41, revision: input.revision + 1, savedAt: '', status: 'unassigned', price: null }
        return { ok: true, value: { ...value, ...terms } }
      },
      'projects/load': ({ id }: { id: number }) => {
        const [first] = sent
        return { ok: true, value: { id, revision: 9, savedAt: '', document: first?.document } }
      },
      'offers/make': () => {
        if (refusedOffers++ === 0)
          return failure('invalid', 'Too old', { terms: { ...right, priceDate: '2026-11-17' } })
        return { ok: true, value: { offer: { id: 'o', number: '2026-0001' }, status: 'offer' } }
      },
    },
    {
      pack: samplePack,
      ports: {
        fetchPack: async (hash) => {
          fetched.push(hash)
          if (hash === 'hash-1') return done(samplePack)
          return hash === 'hash-2' ? done(dearer) : refuse('No pack')
        },
      },
    },
  )
  const { app } = test
  app.session.setState({ profile: profileFor(kind) })
  await newProject(app, { name: 'Rossi', noSaveRequest: true, goTo: null })
  const project = () => {
    const { open } = app.project.getState()
    if (!open) throw new Error('No project is open')
    return open
  }
  const cabinet = {
    catalogue: 'KITCHEN',
    model: 'LINEO_STD',
    article: 'B-DOOR',
    side: 'L',
    choices: {},
  } as const
  const placed = project().desk.run(placeArticle, { row: 'r1', ...cabinet, placement: null, pack: 'hash-1' })
  if (!placed.ok) throw new Error(placed.message)
  const terms = () => {
    const { header, packs: pinned } = project().desk.current().document
    return { priceList: header.priceList, priceDate: header.priceDate, packs: pinned }
  }
  /** What is asked while something is done, with the same answer to every question. */
  const answering = async <Value>(doing: Promise<Value>, answerTo: (name: string) => unknown) => {
    const questions: unknown[] = []
    const answerThem = () => {
      for (const { key, name, question } of app.dialogs.store.getState().open) {
        questions.push(question)
        app.dialogs.answer(key, answerTo(name))
      }
    }
    const stop = app.dialogs.store.subscribe(() => queueMicrotask(answerThem))
    const result = await doing
    stop()
    return { result, questions }
  }
  const total = () => project().desk.current().evaluation.prices.customer?.total
  return { ...test, sent, fetched, project, terms, answering, total }
}

describe('terms of the server’s own', () => {
  it('are taken by the project on the desk, which is saved as it is there then, and shown once', async () => {
    const { app, sent, fetched, project, terms, total } = await openAs('guest')
    const before = total()
    const saving = saveProject(app)
    project().desk.run(renameProject, { name: 'Meanwhile' })
    expect(await saving).toMatchObject({ ok: true })
    expect(terms()).toEqual(right)
    expect(fetched).toContain('hash-2')
    expect(total()).not.toBe(before)
    expect(app.notices.store.getState().shown.map(({ message }) => message)).toContain(
      'The prices were brought up to date.',
    )
    // What was done meanwhile is unsaved, and nothing else; and it can be undone, the terms cannot.
    expect(isChanged(project())).toBe(true)
    project().desk.undo()
    expect(isChanged(project())).toBe(false)
    expect(terms()).toEqual(right)

    project().desk.run(renameProject, { name: 'Later' })
    await saveProject(app)
    expect(sent.at(-1)?.shownTotal).toBe(total())
    expect(sent.at(-1)?.document.header.priceDate).toBe(right.priceDate)
  })

  it('[A-52 part] are offered to a seller who is refused, and saved when that is wanted', async () => {
    const { app, sent, terms, total, answering } = await openAs('pro')
    const before = total()
    const { result, questions } = await answering(saveProject(app), () => yes)
    expect(result).toMatchObject({ ok: true })
    expect(questions).toMatchObject([
      { report: { from: { priceDate: '2026-11-15' }, to: right }, mayKeep: false },
    ])
    expect(dialogTable.priceList.title(questions[0] as never)).toBe('Possible price list issue')
    expect([sent.length, terms()]).toEqual([2, right])
    expect(total()).not.toBe(before)
  })

  it('are left when the seller would rather not, with the reason of the refusal', async () => {
    const { app, sent, terms, answering } = await openAs('pro')
    const { result } = await answering(saveProject(app), () => null)
    expect(result).toEqual({ ok: false, message: 'Prices of then are not to be had' })
    expect([sent.length, terms().priceDate]).toEqual([1, '2026-11-15'])
  })

  it('are saved before the offer is asked for again', async () => {
    const { app, sent, terms, answering } = await openAs('pro')
    await answering(saveProject(app), () => yes)
    const making = makeOffer(app, { language: 'en', validDays: 30 })
    const { result } = await answering(making, (name) => (name === 'beforeOffer' ? 'offer' : yes))
    expect(result).toMatchObject({ ok: true, value: { number: '2026-0001' } })
    expect(terms().priceDate).toBe('2026-11-17')
    expect(sent.at(-1)?.document.header.priceDate).toBe('2026-11-17')
  })
})

describe('a copy', () => {
  it('says what it is a copy of, so that it may keep the terms of that', async () => {
    const { app, sent, project } = await openAs('guest')
    await saveProject(app)
    await cloneProject.run({ app } as never, {} as never)
    expect(sent.at(-1)).toMatchObject({ id: null, copyOf: 41 })
    app.project.setState({
      open: { ...project(), attempt: { kind: 'conflict', message: 'Theirs', details: null } },
    })
    vi.spyOn(app.dialogs, 'ask').mockImplementation(
      async () => ({ ok: true, value: { kind: 'copy' } }) as never,
    )
    await resolveConflict(app)
    expect(sent).toHaveLength(3)
    expect(sent.at(-1)).toMatchObject({ id: null, copyOf: 41 })
  })
})

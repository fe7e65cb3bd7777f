import { toWireProject } from '@arredo/contract'
import { newDocument, type ProjectDocument, placeArticle } from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import type { QuestionOf } from '../dialogs/dialog-table.ts'
import { appForTests, failure, profileFor } from '../testing/app-for-tests.ts'
import { hostForTests } from '../testing/host-for-tests.ts'
import { openProject } from './open-project.ts'
import { isChanged } from './project-store.ts'

const unit = { catalogue: 'KITCHEN', model: 'LINEO_STD', article: 'B-DOOR', side: 'L', choices: {} } as const
const whole = ['r1', 'r2'].reduce(
  (document, row) => {
    const placed = placeArticle.run(document, { ...unit, row, placement: null })
    if (!placed.ok) throw new Error(placed.message)
    return placed.value
  },
  newDocument({
    ...{ name: 'Stored', alternative: 'a', priceDate: '2026-11-15', priceList: 'EUR2026' },
    packs: { KITCHEN: 'hash-1' },
  }),
)
const { trade: _, ...plain } = whole
const broken = {
  ...plain,
  rows: { ...plain.rows, r2: { ...plain.rows.r2, quantity: 'many' }, r3: null },
  walls: 7,
}

async function open(
  document: unknown,
  { answer = null, isUnattended }: { answer?: 'healed' | null; isUnattended?: true } = {},
) {
  const test = appForTests(
    {
      'projects/load': () => ({
        ...{ ok: true, value: { id: 7, revision: 3, savedAt: '', document: document as never, trade: {} } },
      }),
    },
    { pack: samplePack },
  )
  const { app } = test
  app.session.setState({ profile: profileFor('pro') })
  const questions: QuestionOf<'unreadable'>[] = []
  app.dialogs.store.subscribe(() =>
    queueMicrotask(() => {
      for (const dialog of app.dialogs.store.getState().open) {
        if (dialog.name !== 'unreadable') throw new Error(`${dialog.name} was asked`)
        questions.push(dialog.question)
        app.dialogs.answer(dialog.key, answer)
      }
    }),
  )
  const result = await openProject(app, 7, {
    noSaveRequest: true,
    goTo: null,
    ...(isUnattended && { isUnattended }),
  })
  return { ...test, result, questions, open: app.project.getState().open }
}

describe('[D-134 part] a project that cannot be read whole', () => {
  it('is put to the person with what is wrong, what would be left out and the whole of it as it is stored', async () => {
    const { result, questions, open: opened, warnings } = await open(broken)
    expect(result).toEqual({ ok: false, message: 'Operation cancelled' })
    expect(opened).toBeNull()
    expect(warnings.join()).toContain('Project 7 cannot be read: The project document is not valid')
    const [question] = questions
    expect(question?.message).toContain('document.rows.r2.quantity must be a number')
    expect(question?.mendings?.map(({ at, kind }) => [at, kind])).toEqual([
      ['rows.r2.quantity', 'mended'],
      ['rows.r3', 'dropped'],
      ['walls', 'mended'],
    ])
    expect(JSON.parse(question?.raw() ?? '')).toEqual({ id: 7, document: broken, trade: {} })
  })

  it('is opened healed as a copy that is yet to be saved: what is stored stays', async () => {
    const header = { ...broken.header, status: 'ordered', customerFields: { webCartId: 'c', note: 1 } }
    const { result, open: opened } = await open({ ...broken, header }, { answer: 'healed' })
    const healed = opened?.desk.current().document
    expect(healed?.header).toMatchObject({ name: 'Stored', status: 'unsaved', customerFields: { note: 1 } })
    expect(healed?.header.customerFields).not.toHaveProperty('webCartId')
    expect(result).toMatchObject({ ok: true })
    expect(opened).toMatchObject({ id: null, revision: 0, status: 'unsaved', copyOf: 7 })
    expect(opened && isChanged(opened)).toBe(true)
    expect(Object.values(healed?.rows ?? {})).toMatchObject([{ quantity: 1 }, { quantity: 1 }])
    expect(opened?.desk.current().evaluation.prices.customer?.total).toBeGreaterThan(0)
  })

  it('is refused where nothing can be read, or a newer version wrote it, and the file is there all the same', async () => {
    for (const document of [null, 'half a fi', [], { rows: 1 }, { ...plain, version: 99 }]) {
      const { result, questions } = await open(document, { answer: 'healed' })
      expect(result).toEqual({ ok: false, message: 'Operation cancelled' })
      expect(questions[0]?.mendings).toBeNull()
      expect(JSON.parse(questions[0]?.raw() ?? '')).toMatchObject({ document })
    }
    const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)
    expect((await open({ ...plain, rows: deep })).questions[0]?.raw().length).toBeGreaterThan(500)
  })

  it('[A-53 part] tells a host, who is not made to wait for a person, and leaves the log with it', async () => {
    const { result, questions, warnings } = await open(broken, { isUnattended: true })
    expect(result).toMatchObject({ ok: false, message: expect.stringContaining('rows.r2.quantity') })
    expect([questions, warnings.length > 0]).toEqual([[], true])
  })
})

it('[A-53] a load that fails stops and is logged, and a host is told; a row that fails counts as evaluated, and the rest goes on', async () => {
  const stored: { document: unknown } = { document: broken }
  const [door] = samplePack.articles
  const unmakeable = { ...(door as NonNullable<typeof door>), code: 'B-BAD', recipe: 'gone' }
  const host = hostForTests(
    {
      'projects/load': ({ id }: { id: number }) =>
        id === 7
          ? { ok: true, value: { id, revision: 3, savedAt: '', trade: {}, ...stored } }
          : failure('notFound', 'none'),
    },
    { pack: { ...samplePack, articles: [...samplePack.articles, unmakeable] } },
  )
  expect(await host.ask({ action: 'openProject', id: 8 })).toMatchObject({
    status: 1,
    message: 'Project not found',
  })
  expect(await host.ask({ action: 'openProject', id: 7 })).toMatchObject({
    ...{ status: 1, message: expect.stringContaining('rows.r2.quantity') },
  })
  expect(host.warnings).toHaveLength(3)
  expect(host.app.project.getState().open).toBeNull()

  stored.document = { ...plain, rows: { ...plain.rows, r2: { ...plain.rows.r2, article: 'B-BAD' } } }
  expect(await host.ask({ action: 'openProject', id: 7 })).toMatchObject({ status: 0 })
  const { evaluation } = host.app.project.getState().open?.desk.current() ?? {}
  expect(evaluation?.findings).toMatchObject([{ row: 'r2', code: 'failed' }])
  expect(Object.keys(evaluation?.articles ?? {})).toEqual(['r1'])
  const sent = JSON.stringify(await host.ask({ action: 'getJsonProject' }))
  expect(sent.match(/"jeval3ddone":true/g)).toHaveLength(2)
})

describe('a project stored in its legacy shape', () => {
  const evaluation = { alternative: 'a', articles: {}, findings: [], prices: {} }
  const wire = (document: ProjectDocument = whole) =>
    JSON.stringify(toWireProject(document, { id: 7, evaluation, measures: null, currency: 'EUR' }))
  const walls = [
    ...[
      '"n","pos":{"x":0,"y":3000,"rot":0},"length":4000',
      '"e","pos":{"x":4000,"y":3000,"rot":270},"length":3000',
    ],
    ...[
      '"s","pos":{"x":4000,"y":0,"rot":180},"length":4000',
      '"w","pos":{"x":0,"y":0,"rot":90},"length":3000',
    ],
  ].map((rest) => `{"type":1,"uniqueid":${rest}},`)

  it('[A-51 part] [D-37 part] has its old walls rebuilt from its rows when it is opened, and it is logged', async () => {
    const legacy = wire().replace('"rows":[', `"rows":[${walls.join('')}`)
    const { result, open: opened, warnings } = await open(JSON.parse(legacy))
    expect(result).toMatchObject({ ok: true })
    expect(opened).toMatchObject({ id: 7, revision: 3 })
    expect(Object.keys(opened?.desk.current().document.walls ?? {})).toEqual(['n', 'e', 's', 'w'])
    expect(warnings).toContain('Old walls were rebuilt')
  })

  it('[A-51 part] [A-60 part] is evaluated again where it says so, and priced by that day while nothing was promised', async () => {
    const old = {
      ...whole,
      header: { ...whole.header, priceDate: '2026-10-01', status: 'assigned' as const },
    }
    const dateOf = async (isToBeEvaluated: boolean, status = 'assigned') => {
      const legacy = wire(old)
        .replace(/"toReval":\w+/, `"toReval":${isToBeEvaluated}`)
        .replace('"assigned"', `"${status}"`)
      const { open: opened } = await open(JSON.parse(legacy))
      const { document, evaluation: now, undoes } = opened?.desk.current() ?? {}
      expect(undoes).toBeNull()
      expect(Object.keys(now?.articles ?? {})).toEqual(['r1', 'r2'])
      return document?.header.priceDate
    }
    expect(await dateOf(true)).toBe('2026-11-15')
    expect(await dateOf(false)).toBe('2026-10-01')
    expect(await dateOf(true, 'offer')).toBe('2026-10-01')
    expect(await dateOf(true, 'seller design')).toBe('2026-11-15')
    expect(await dateOf(true, 'unassigned')).toBe('2026-11-15')
  })
})

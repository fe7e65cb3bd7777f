import { toWireProject } from '@arredo/contract'
import { newDocument, placeArticle, renameProject } from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { expect, it } from 'vitest'
import { appForTests, asked, profileFor } from '../testing/app-for-tests.ts'
import { newProject } from './new-project.ts'
import { openProject } from './open-project.ts'

const wall = (name: string, x: number, y: number, rot: number, length: number) =>
  `{"type":1,"uniqueid":"${name}","pos":{"x":${x},"y":${y},"rot":${rot}},"length":${length}},`
const walls = [
  ...[wall('n', 0, 3000, 0, 4000), wall('e', 4000, 3000, 270, 3000)],
  ...[wall('s', 4000, 0, 180, 4000), wall('w', 0, 0, 90, 3000)],
].join('')

/** As an older system wrote it: walls among its rows, yet to be evaluated. */
function legacyProject(): unknown {
  const start = newDocument({
    ...{ name: 'Old', alternative: 'a', priceDate: '2026-10-01', priceList: 'EUR2026', shop: 'A' },
    packs: { KITCHEN: 'hash-1' },
  })
  const cabinet = { catalogue: 'KITCHEN', model: 'LINEO_STD', article: 'B-DOOR', side: 'L' } as const
  const placed = placeArticle.run(
    { ...start, header: { ...start.header, status: 'assigned' } },
    { ...cabinet, row: 'r', choices: {}, placement: null },
  )
  if (!placed.ok) throw new Error(placed.message)
  const evaluation = { alternative: 'a', articles: {}, findings: [], prices: {} }
  const wire = toWireProject(placed.value, { id: 7, evaluation, measures: null, currency: 'EUR' })
  return JSON.parse(JSON.stringify(wire).replace('"rows":[', `"rows":[${walls}`))
}

it('[A-51 part] opening asks to save, loads by id, rebuilds old walls, evaluates again, compares the price list and ends in the room', async () => {
  const document = legacyProject()
  const { app, calls, paths, warnings } = appForTests(
    {
      'projects/load': ({ id }: { id: number }) => ({
        ...{ ok: true, value: { id, revision: 3, savedAt: '', document, trade: {} } },
      }),
      'projects/save': () => ({
        ok: true,
        value: { id: 6, revision: 1, savedAt: '', status: 'unassigned', price: null },
      }),
      'offers/list': () => ({ ok: true, value: [] }),
    },
    { pack: samplePack },
  )
  const shop = { code: 'A', name: 'A', country: 'US', currency: 'USD', priceList: 'USD2026' }
  app.session.setState({ profile: profileFor('pro', { shop, shops: [shop] }) })
  await newProject(app, { name: 'Mine', noSaveRequest: true, noCustomer: true, room: null, goTo: null })
  app.project.getState().open?.desk.run(renameProject, { name: 'Changed' })

  const opening = openProject(app, 7, { noSaveRequest: false, goTo: '/configurator3d' })
  const first = await asked(app)
  expect(first).toMatchObject({ name: 'ask', question: { question: 'Save current project?' } })
  expect(calls.some(({ name }) => name === 'projects/load')).toBe(false)
  app.dialogs.answer(first.key, 'yes')

  const second = await asked(app)
  const { desk, id } = app.project.getState().open ?? {}
  expect([id, Object.keys(desk?.current().document.walls ?? {})]).toEqual([7, ['n', 'e', 's', 'w']])
  expect(warnings).toContain('Old walls were rebuilt')
  expect(Object.keys(desk?.current().evaluation.articles ?? {})).toEqual(['r'])
  expect(desk?.current().document.header.priceDate).toBe('2026-11-15')
  expect(second).toMatchObject({ name: 'priceList', question: { report: { to: { priceList: 'USD2026' } } } })
  expect(paths).toEqual([])
  app.dialogs.answer(second.key, { kind: 'update', chosen: {}, reason: '' })

  expect(await opening).toEqual({ ok: true, value: 'Project loaded' })
  expect(desk?.current().document.header.priceList).toBe('USD2026')
  expect(paths).toEqual(['/configurator3d'])
  expect(calls.map(({ name }) => name).filter((name) => name.startsWith('projects/'))).toEqual([
    ...['projects/save', 'projects/load'],
  ])
})

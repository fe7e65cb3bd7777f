import { newDocument, placeArticle, renameProject } from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { expect, it } from 'vitest'
import { appForTests, failure, profileFor } from '../testing/app-for-tests.ts'
import { loadVersionSides } from './compare-versions.ts'
import { openProject } from './open-project.ts'
import { takeUp } from './take-up.ts'

const empty = newDocument({
  ...{ name: 'Kept', alternative: 'a', priceDate: '2026-11-15', packs: { [samplePack.code]: 'hash-1' } },
  priceList: samplePack.priceLists[0]?.code ?? null,
})
const article = { catalogue: 'KITCHEN', model: 'LINEO_STD', article: 'B-DOOR', side: 'L' } as const
const placed = placeArticle.run(empty, { ...article, row: 'r1', choices: {}, placement: null })
if (!placed.ok) throw new Error(placed.message)
const now = placed.value

function shop() {
  const picture = { revision: 2, hash: 'drawn' }
  const at = '2026-11-15T10:00:00.000Z'
  const { trade, ...document } = now
  const test = appForTests(
    {
      'projects/get': () => ({ ok: true, value: { savedBy: 'Anna', savedAt: at, revision: 2, picture } }),
      'projects/load': () => ({ ok: true, value: { id: 7, revision: 2, savedAt: at, document, trade } }),
      'projects/loadVersion': ({ versionName: name }: { versionName: string }) =>
        name === 'Gone'
          ? failure('notFound', 'There is no such version any more')
          : {
              ok: true,
              value: { name, revision: 1, madeAt: at, madeBy: 'Bruno', picture: null, document: empty },
            },
    },
    { pack: samplePack },
  )
  test.app.session.setState({ profile: profileFor('pro') })
  return test
}

it('[D-140 part] a version and the project as it is stored are evaluated without opening it', async () => {
  const { app } = shop()
  const sides = await loadVersionSides(app, 7, ['First', null])
  if (!sides.ok) throw new Error(sides.message)
  const [left, right] = sides.value
  expect(left).toMatchObject({ name: 'First', by: 'Bruno', isSaved: true, picture: null })
  expect(right).toMatchObject({ name: null, by: 'Anna', isSaved: true, picture: 'drawn' })
  expect(left.evaluation.prices.customer?.total ?? 0).toBe(0)
  expect(right.evaluation.prices.customer?.total).toBeGreaterThan(0)
  expect(right.evaluation.prices.trade?.total).toBeGreaterThan(0)
  expect(app.project.getState().open).toBeNull()
  expect(await loadVersionSides(app, 7, ['Gone', null])).toMatchObject({
    message: 'There is no such version any more',
  })

  app.session.setState({ profile: profileFor('customer') })
  const theirs = await loadVersionSides(app, 7, ['First', null])
  expect(theirs.ok && Object.keys(theirs.value[1].evaluation.prices)).toEqual(['customer'])
})

it('[D-140 part] of a project on the desk it is what is on the desk, said to be unsaved and without a picture', async () => {
  const { app, calls } = shop()
  await openProject(app, 7, { noSaveRequest: true, goTo: null })
  const loads = () => calls.filter(({ name }) => name === 'projects/load').length
  expect([(await takeUp(app, 7)).ok, loads()]).toEqual([true, 1])
  app.project.getState().open?.desk.run(renameProject, { name: 'Changed' })
  const sides = await loadVersionSides(app, 7, ['First', null])
  expect(sides.ok && sides.value[1]).toMatchObject({
    ...{ isSaved: false, picture: null },
    document: { header: { name: 'Changed' } },
  })
  expect(loads()).toBe(1)
})

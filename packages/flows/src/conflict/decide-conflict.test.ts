import {
  changeVariant,
  newDocument,
  type ProjectDocument,
  placeArticle,
  renameProject,
  setQuantity,
} from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import { openProject } from '../project/open-project.ts'
import { resolveConflict } from '../project/resolve-conflict.ts'
import { saveProject } from '../project/save-project.ts'
import { saveStateOf } from '../project/save-state.ts'
import { appForTests, asked, profileFor } from '../testing/app-for-tests.ts'
import { storedProject } from '../testing/stored-project.ts'

const row = { catalogue: 'KITCHEN', model: 'LINEO_STD', article: 'B-DOOR', side: 'L' } as const
const place = { ...row, choices: {}, placement: null, pack: 'hash-1' } as const
const stored = newDocument({
  ...{ name: 'Kitchen', alternative: 'a', priceDate: '2026-11-15', packs: { [samplePack.code]: 'hash-1' } },
  priceList: samplePack.priceLists[0]?.code ?? null,
})

/** Two people with the same project open, at one server. */
async function office() {
  const server = storedProject(7, stored)
  const person = async (name: string) => {
    const test = appForTests(server.handlersFor(name), { pack: samplePack })
    test.app.session.setState({ profile: profileFor('pro', { displayName: name }) })
    await openProject(test.app, 7, { noSaveRequest: true, goTo: null })
    const open = () => {
      const project = test.app.project.getState().open
      if (!project) throw new Error('No project is open')
      return project
    }
    return { ...test, open, desk: () => open().desk, rows: () => open().desk.current().document.rows }
  }
  const [anna, bruno] = [await person('Anna'), await person('Bruno')]
  for (const id of ['r1', 'r2']) anna.desk().run(placeArticle, { ...place, row: id })
  await saveProject(anna.app)
  await openProject(bruno.app, 7, { noSaveRequest: true, goTo: null })
  return { server, anna, bruno }
}

async function conflict() {
  const both = await office()
  const { anna, bruno } = both
  anna.desk().run(setQuantity, { row: 'r1', quantity: 2 })
  anna.desk().run(renameProject, { name: 'Anna’s' })
  await saveProject(anna.app)
  bruno.desk().run(setQuantity, { row: 'r1', quantity: 5 })
  bruno.desk().run(placeArticle, { ...place, row: 'r3' })
  bruno.desk().run(changeVariant, { row: 'r2', variant: 'X', value: '1' })
  expect((await saveProject(bruno.app)).ok).toBe(false)
  const deciding = resolveConflict(bruno.app)
  const dialog = await asked(bruno.app)
  if (dialog.name !== 'conflict') throw new Error('Something else was asked')
  return {
    ...both,
    dialog,
    decide(answer: unknown) {
      bruno.app.dialogs.answer(dialog.key, answer)
      return deciding
    },
  }
}

describe('a conflict', () => {
  it('[D-123 part] shows who saved what and when, both designs with their prices, and all that differs', async () => {
    const { dialog } = await conflict()
    const { theirs, mine, differences } = dialog.question
    expect(theirs).toMatchObject({ savedBy: 'Anna', document: { header: { name: 'Anna’s' } } })
    expect(mine.evaluation.prices.customer?.total).toBeGreaterThan(0)
    expect(theirs.evaluation.prices.customer?.total).not.toBe(mine.evaluation.prices.customer?.total)
    expect(differences.map(({ key, pick }) => [key, pick])).toEqual([
      ['header name', 'theirs'],
      ['row r1', null],
      ['row r2', 'mine'],
      ['row r3', 'mine'],
    ])
  })

  it('[D-123 part] decided row by row is one save on top of theirs, with what both did, and own undo stays', async () => {
    const { server, bruno, decide } = await conflict()
    expect(await decide({ kind: 'picked', picks: { 'row r1': 'theirs' } })).toMatchObject({ ok: true })
    expect(server.revision()).toBe(4)
    expect(server.document()).toMatchObject({
      header: { name: 'Anna’s' },
      rows: { r1: { quantity: 2 }, r2: { choices: { X: '1' } }, r3: { article: 'B-DOOR' } },
    })
    expect(saveStateOf(bruno.open())).toBe('saved')
    expect(bruno.desk().undo().ok).toBe(true)
    expect(bruno.rows().r2).toMatchObject({ choices: {} })
    expect(saveStateOf(bruno.open())).toBe('changed')
  })

  it('[D-123 part] taking theirs keeps mine for a copy; a copy leaves theirs alone; waving away decides nothing', async () => {
    const copied = await conflict()
    await copied.decide({ kind: 'copy' })
    expect(copied.server.revision()).toBe(3)
    expect(copied.server.copies()).toMatchObject([{ rows: { r1: { quantity: 5 }, r3: {} } }])

    const waved = await conflict()
    await waved.decide(null)
    expect(saveStateOf(waved.bruno.open())).toBe('conflict')
    expect(waved.bruno.rows().r3).toBeDefined()

    const taken = await conflict()
    const { underWay } = taken.bruno.open()
    await taken.decide({ kind: 'theirs' })
    expect(taken.bruno.rows().r3).toBeUndefined()
    // No draft of it asks at the next visit, unless it is brought back.
    expect(underWay.isGivenUp).toBe(true)
    taken.bruno.app.notices.store.getState().shown[0]?.action?.run()
    await taken.bruno.wait(0)
    expect(taken.bruno.rows().r3).toBeDefined()
    expect(taken.bruno.open()).toMatchObject({ id: null, underWay: { isGivenUp: false } })
  })

  it('[D-123 part] with somebody who saved again meanwhile is put to the person once more', async () => {
    const { server, anna, bruno, decide, dialog } = await conflict()
    anna.desk().run(setQuantity, { row: 'r2', quantity: 9 })
    await saveProject(anna.app)
    const deciding = decide({ kind: 'picked', picks: { 'row r1': 'mine' } })
    const again = await asked(bruno.app)
    expect(again.key).not.toBe(dialog.key)
    bruno.app.dialogs.answer(again.key, { kind: 'picked', picks: {} })
    expect(await deciding).toMatchObject({ ok: true })
    const { rows } = server.document() as ProjectDocument
    expect(rows).toMatchObject({ r1: { quantity: 5 }, r2: { quantity: 9, choices: { X: '1' } }, r3: {} })
  })
})

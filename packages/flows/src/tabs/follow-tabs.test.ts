import { newDocument, placeArticle, removeRows, renameProject, setQuantity } from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { openProject } from '../project/open-project.ts'
import { saveProject } from '../project/save-project.ts'
import { saveStateOf } from '../project/save-state.ts'
import { appForTests, asked, profileFor } from '../testing/app-for-tests.ts'
import { storedProject } from '../testing/stored-project.ts'
import { tabsForTests } from '../testing/tabs-for-tests.ts'
import { followTabs } from './follow-tabs.ts'

const stored = newDocument({ name: 'Kitchen', alternative: 'a', priceDate: '2026-11-15' })
const place = { catalogue: 'c', model: 'M', article: 'B', side: 'L', choices: {}, placement: null } as const

async function twoTabs() {
  const server = storedProject(7, stored)
  const newPort = tabsForTests()
  const placed = new Set<string>()
  const removed = new Set<string>()
  const tab = async (name: string) => {
    const test = appForTests(server.handlersFor(name))
    test.app.session.setState({ profile: profileFor('pro', { displayName: name }) })
    followTabs(test.app, newPort())
    await openProject(test.app, 7, { noSaveRequest: true, goTo: null })
    const open = () => {
      const project = test.app.project.getState().open
      if (!project) throw new Error('No project is open')
      return project
    }
    const rows = () => open().desk.current().document.rows
    const notices = () => test.app.notices.store.getState().shown.map(({ message }) => message)
    const isAsked = () => test.app.dialogs.store.getState().open.length > 0
    /** Something done by hand; what it took away is meant to be gone. */
    const act = (deed: () => unknown) => {
      const before = Object.keys(rows())
      deed()
      for (const id of before) if (!rows()[id]) removed.add(id)
      for (const id of Object.keys(rows())) if (!before.includes(id)) placed.add(id)
    }
    return { ...test, open, rows, notices, isAsked, act, desk: () => open().desk }
  }
  return { server, placed, removed, one: await tab('One'), two: await tab('Two') }
}

type Tab = Awaited<ReturnType<typeof twoTabs>>['one']

const settled = (tab: Tab, revision: number) =>
  vi.waitFor(() => expect([tab.open().revision, saveStateOf(tab.open())]).toEqual([revision, 'saved']), {
    interval: 1,
  })

describe('two pages with one project', () => {
  it('[D-122 part] know of each other; what one saves the other takes in silence, with its own undo', async () => {
    const { one, two } = await twoTabs()
    expect(two.notices()).toEqual([expect.stringContaining('open in another window')])
    two.desk().run(placeArticle, { ...place, row: 'r1' })
    await saveProject(two.app)
    await settled(one, 2)
    expect(one.rows()).toHaveProperty('r1')
    one.desk().run(placeArticle, { ...place, row: 'r2' })
    await saveProject(one.app)
    await settled(two, 3)
    expect(two.desk().undo().ok).toBe(true)
    expect(Object.keys(two.rows())).toEqual(['r2'])
  })

  it('[D-123 part] 50 interleavings of 100 commands: a conflict whenever both changed, nothing lost, one design in the end', async () => {
    let conflicts = 0
    for (let seed = 1; seed <= 50; seed++) {
      const { server, placed, removed, one, two } = await twoTabs()
      const dice = fc.sample(fc.nat(1_000_000), { seed, numRuns: 100 })
      const tabs = [one, two] as const

      const decide = async (tab: Tab, thrown: number): Promise<void> => {
        const dialog = await asked(tab.app)
        if (dialog.name !== 'conflict') throw new Error('Something else was asked')
        conflicts += 1
        const contested = dialog.question.differences.filter(({ pick }) => pick === null)
        const picks = contested.map(({ key }, index) => [key, (thrown + index) % 2 ? 'mine' : 'theirs'])
        tab.app.dialogs.answer(dialog.key, { kind: 'picked', picks: Object.fromEntries(picks) })
      }
      const save = async (tab: Tab, other: Tab, thrown: number): Promise<void> => {
        const wasChanged = saveStateOf(other.open()) !== 'saved'
        const { revision } = tab.open()
        expect((await saveProject(tab.app)).ok).toBe(true)
        expect(server.revision()).toBe(revision + 1)
        if (!wasChanged) return settled(other, server.revision())
        await decide(other, thrown)
        await settled(other, revision + 2)
        await settled(tab, revision + 2)
      }

      for (const [step, thrown] of dice.entries()) {
        const [tab, other] = thrown % 2 ? tabs : ([two, one] as const)
        const ids = Object.keys(tab.rows())
        const id = ids[thrown % Math.max(1, ids.length)] ?? ''
        const what = Math.floor(thrown / 2) % 12
        if (what < 4) tab.act(() => tab.desk().run(placeArticle, { ...place, row: `s${seed}-${step}` }))
        else if (what < 7) tab.act(() => tab.desk().run(setQuantity, { row: id, quantity: 1 + (thrown % 9) }))
        else if (what === 7) tab.act(() => tab.desk().run(removeRows, { rows: [id] }))
        else if (what === 8) tab.act(() => tab.desk().run(renameProject, { name: `Name ${step}` }))
        else if (what === 9) tab.act(() => tab.desk().undo())
        else await save(tab, other, thrown)
      }
      await save(one, two, seed)
      const lost = [...placed].filter((id) => !removed.has(id) && !server.document().rows[id])
      expect(lost, `seed ${seed}`).toEqual([])
      expect(one.rows()).toEqual(two.rows())
      expect(JSON.parse(JSON.stringify(one.rows()))).toEqual(server.document().rows)
    }
    expect(conflicts).toBeGreaterThan(100)
  })
})

import { expect, it } from 'vitest'
import type { Command } from '../../command.ts'
import { createDesk } from '../../create-desk.ts'
import type { ProjectDocument } from '../../document.ts'
import { mostViews } from '../../most-records.ts'
import { newDocument } from '../../new-document.ts'
import { readDocument } from '../../read-document.ts'
import { viewsInOrder } from '../../views.ts'
import { offerView, renameView, updateView } from './change-view.ts'
import { moveView } from './move-view.ts'
import { removeView } from './remove-view.ts'
import { saveView } from './save-view.ts'

const empty = newDocument({ name: 'Kitchen', alternative: 'a', priceDate: '2026-11-15' })
const place = { eye: [0, -3000, 1600], target: [2000, 1500, 900], fieldOfView: 50 } as const
const saved = (id: string, name: string) => ({ view: { ...place, id, name, offered: true } })
const three = ['Window', 'Door', 'Sink'].reduce(
  (document, name) => after(document, saveView, saved(name.toLowerCase(), name)),
  empty,
)

it('[A-75 part] a view is kept under its name behind all others, and stored as it is', () => {
  expect(names(three)).toEqual(['Window', 'Door', 'Sink'])
  // PostgreSQL keeps no order of names.
  const turned = { ...three, views: Object.fromEntries(Object.entries(three.views).toReversed()) }
  expect(readDocument(JSON.parse(JSON.stringify(turned)))).toEqual({ ok: true, value: three })
  expect(names(turned)).toEqual(names(three))
  expect(refusal(three, saveView, saved('door', 'Door'))).toBe('View door exists already')
  expect(refusal(three, saveView, saved('x', ' '))).toBe('A view needs a name')
  expect(refusal(three, saveView, { view: { ...place, id: 'x', name: 'X', fieldOfView: 0 } })).toMatch(
    'between',
  )
})

it('moves to any place and to the ends at most; views of before there was an order have one from then on', () => {
  const moved = (to: number) => names(after(three, moveView, { view: 'sink', to }))
  expect([moved(0), moved(1), moved(-4)]).toEqual([
    ['Sink', 'Window', 'Door'],
    ['Window', 'Sink', 'Door'],
    ['Sink', 'Window', 'Door'],
  ])
  expect(after(three, moveView, { view: 'sink', to: 9 })).toBe(three)
  const old = {
    ...empty,
    views: { b: { ...place, id: 'b', name: 'B' }, a: { ...place, id: 'a', name: 'A' } },
  }
  expect(names(old)).toEqual(['A', 'B'])
  expect(names(after(old, moveView, { view: 'b', to: 0 }))).toEqual(['B', 'A'])
})

it('is renamed, looked from elsewhere, chosen for the offer and removed, each by one step that undo takes back', () => {
  const desk = createDesk({ document: three, evaluate: () => nothing })
  const steps: readonly (() => { readonly ok: boolean })[] = [
    () => desk.run(renameView, { view: 'door', name: ' From the door ' }),
    () => desk.run(updateView, { view: 'door', place: { ...place, fieldOfView: 40 } }),
    () => desk.run(offerView, { view: 'door', isOffered: false }),
    () => desk.run(moveView, { view: 'door', to: 0 }),
    () => desk.run(removeView, { view: 'window' }),
  ]
  const before = steps.map((step) => {
    const { document } = desk.current()
    expect(step().ok).toBe(true)
    return document
  })
  expect(viewsInOrder(desk.current().document)).toMatchObject([
    { id: 'door', name: 'From the door', fieldOfView: 40, offered: false },
    { id: 'sink' },
  ])
  for (const document of before.toReversed()) {
    desk.undo()
    expect(desk.current().document.views).toEqual(document.views)
  }
  expect(refusal(three, renameView, { view: 'door', name: 'x'.repeat(201) })).toMatch('at most 200')
  expect(after(three, renameView, { view: 'door', name: 'Door ' })).toBe(three)
  expect(refusal(three, moveView, { view: 'gone', to: 0 })).toBe('No view gone')
  expect(refusal(three, removeView, { view: 'gone' })).toBe('No view gone')
})

it('a project has room for as many as it can be read with', () => {
  const many = Object.fromEntries(
    Array.from({ length: mostViews }, (_, k) => [`v${k}`, { ...place, id: `v${k}`, name: 'V' }]),
  )
  const full = { ...empty, views: many }
  expect(readDocument(JSON.parse(JSON.stringify(full))).ok).toBe(true)
  expect(refusal(full, saveView, saved('x', 'X'))).toBe('A project has no room for that many views')
})

const nothing = { alternative: 'a', articles: {}, findings: [], prices: {} }

function names(document: ProjectDocument): readonly string[] {
  return viewsInOrder(document).map(({ name }) => name)
}

function after<Input>(document: ProjectDocument, command: Command<Input>, input: Input): ProjectDocument {
  const result = command.run(document, input)
  if (!result.ok) throw new Error(result.message)
  return result.value
}

function refusal<Input>(document: ProjectDocument, command: Command<Input>, input: Input): string {
  const result = command.run(document, input)
  return result.ok ? 'not refused' : result.message
}

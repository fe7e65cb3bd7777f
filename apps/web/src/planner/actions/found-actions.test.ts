import { expect, it } from 'vitest'
import { foundActions } from './found-actions.ts'
import { plannerActions } from './planner-actions.ts'

const italian: Readonly<Record<string, string>> = { 'Draw wall': 'Disegna parete', Delete: 'Elimina' }
const text = (sentence: string) => italian[sentence] ?? sentence
const wish = { typed: '', text, isPossible: () => true, recent: [] }
const idsIn = (groups: ReturnType<typeof foundActions>) =>
  groups.flatMap(({ actions }) => actions.map(({ action }) => action.id))

it('has every action of the planner, each once, under the heading of its group', () => {
  const ids = plannerActions.map(({ id }) => id)
  expect(idsIn(foundActions(plannerActions, wish)).toSorted()).toEqual(ids.toSorted())
})

it('finds an action by its words in either language, in any order', () => {
  for (const typed of ['parete dis', 'wall draw', 'DISEGNA'])
    expect(idsIn(foundActions(plannerActions, { ...wish, typed }))).toContain('tool drawWall')
})

it('puts what was used lately first, and what is not possible now last in its group', () => {
  const isPossible = ({ id }: { id: string }) => id !== 'remove'
  const groups = foundActions(plannerActions, { ...wish, isPossible, recent: ['fit', 'remove'] })
  expect(groups[0]).toMatchObject({ heading: 'Used lately', actions: [{ action: { id: 'fit' } }] })
  const selection = groups.find(({ heading }) => heading === 'Selection')
  expect(selection?.actions.at(-1)).toMatchObject({ action: { id: 'remove' }, isPossible: false })
})

it('leads by what is typed: names that begin with it, then words that do, then the rest, whatever was used lately', () => {
  const action = (id: string, label: string, group: 'view' | 'tools' | 'selection') =>
    ({ id, label, group, run() {} }) as const
  const actions = [
    action('inside', 'Repeat the wall unit', 'selection'),
    action('contains', 'Drywalls', 'selection'),
    action('begins', 'Wall to the left', 'view'),
    action('exact', 'Wall', 'tools'),
  ]
  const recent = ['contains']
  const found = foundActions(actions, { ...wish, typed: 'wall', recent })
  expect(idsIn(found)).toEqual(['exact', 'begins', 'inside', 'contains'])
  // Of two that are as near, the one used lately.
  const again = foundActions(actions, { ...wish, typed: 'wal', recent: ['begins'] })
  expect(idsIn(again)[0]).toBe('begins')
})

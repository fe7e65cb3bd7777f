import { expect, it } from 'vitest'
import { cabinet, newEditor, row } from '../testing/room-for-tests.ts'
import { openActions } from './open-actions.ts'

it('[D-172 part] a door of the house opens and closes by its action, and is forgotten with it', () => {
  const editor = newEditor()
  editor.use('placeOpening', { kind: 'existing', what: 'door' })
  const hit = {
    point: [2500, 0, 1000],
    surface: 'wall',
    record: null,
    face: { wall: 's', side: 'right' },
  } as const
  editor.move(hit, { freely: false, add: false })
  editor.up(hit, { freely: false, add: false })
  const [door] = Object.values(editor.desk.current().document.openings)
  if (!door) throw new Error('no door')
  editor.select([{ kind: 'opening', id: door.id }])
  const [open] = openActions
  open?.run(editor, null)
  expect(editor.state().opened).toEqual([door.id])
  open?.run(editor, null)
  expect(editor.state().opened).toEqual([])
  open?.run(editor, null)
  editor.deleteSelection()
  expect(editor.state().opened).toEqual([])
})

it('[D-171 part] who walks holds nothing; Escape ends the walk, then the customer view', () => {
  const editor = newEditor()
  const id = editor.placeNow(cabinet) ?? ''
  editor.show('3d')
  editor.present(true)
  editor.walk(true)
  expect(editor.state()).toMatchObject({ selection: [], tool: 'select', isWalking: true })
  expect(editor.cancel()).toBe(true)
  expect(editor.state()).toMatchObject({ isWalking: false, isPresenting: true })
  expect(editor.cancel()).toBe(true)
  expect(editor.state().isPresenting).toBe(false)
  expect(editor.cancel()).toBe(false)

  editor.walk(true)
  editor.use('measure', null)
  expect(editor.state().isWalking).toBe(false)
  editor.walk(true)
  editor.show('2d')
  expect(editor.state().isWalking).toBe(false)
  editor.select([row(id)])
  expect(editor.state().selection).toHaveLength(1)
})

it('[D-206 part] a door or drawer opens alone; E opens the rest of its item, and closes all of it', () => {
  const editor = newEditor()
  const id = editor.placeNow(cabinet) ?? ''
  const all = ['door', 'drawer', 'flap']
  const standing = () => [editor.state().opened, editor.state().ajar]
  editor.toggleLeaf(id, 'drawer', all)
  expect(standing()).toEqual([[], { [id]: ['drawer'] }])
  editor.toggleLeaf(id, 'door', all)
  editor.toggleLeaf(id, 'drawer', all)
  expect(standing()).toEqual([[], { [id]: ['door'] }])
  for (const leaf of ['flap', 'drawer']) editor.toggleLeaf(id, leaf, all)
  expect(standing()).toEqual([[id], {}])
  editor.toggleLeaf(id, 'flap', all)
  expect(standing()).toEqual([[], { [id]: ['door', 'drawer'] }])

  editor.toggleOpened(id)
  expect(standing()).toEqual([[], {}])
  editor.toggleLeaf(id, 'flap', all)
  editor.deleteSelection()
  expect(standing()).toEqual([[], {}])
})

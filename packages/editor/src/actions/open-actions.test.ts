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

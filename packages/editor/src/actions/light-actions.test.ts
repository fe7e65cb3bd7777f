import { lightOf } from '@arredo/project'
import { expect, it } from 'vitest'
import { newEditor } from '../testing/room-for-tests.ts'
import { lightActions } from './light-actions.ts'

const act = (id: string, editor: ReturnType<typeof newEditor>) =>
  lightActions.find((action) => action.id === id)?.run(editor, null)

it('[D-194 part] a light that is tried out is shown and nothing else: the project keeps its own', () => {
  const editor = newEditor()
  const { document } = editor.desk.current()
  const before = editor.shown()
  editor.tryLight({ hour: 19, north: 0, lamps: true })
  const records = editor.shown().document
  expect(lightOf(records)).toMatchObject({ hour: 19, lamps: true })
  // Nothing is built anew for another light.
  expect(records.walls).toBe(before.document.walls)
  expect(records.rows).toBe(before.document.rows)
  expect(editor.desk.current()).toMatchObject({ document, undoes: null })
  editor.tryLight(null)
  expect(editor.shown().document).toBe(document)
})

it('[D-194 part] the light of an hour goes by its name, lamps with it, and each is taken back in one step', () => {
  const editor = newEditor()
  const light = () => lightOf(editor.desk.current().document)
  act('eveningLight', editor)
  expect(light()).toMatchObject({ hour: 19, lamps: true })
  act('lamps', editor)
  expect(light().lamps).toBe(false)
  editor.desk.undo()
  editor.desk.undo()
  expect(light()).toMatchObject({ hour: 16, lamps: false })
})

import { sheetLayers } from '@arredo/drawings'
import { expect, it } from 'vitest'
import { newEditor } from '../testing/room-for-tests.ts'
import { viewActions } from './view-actions.ts'

const actionOf = (id: string) => {
  const found = viewActions.find((action) => action.id === id)
  if (!found) throw new Error(`No action ${id}`)
  return found
}

it('has a switch for every layer of a drawing, on and off, and not in 3D', () => {
  const editor = newEditor()
  for (const layer of sheetLayers) {
    const { run, isOn, isPossible } = actionOf(`layer ${layer}`)
    expect(isOn?.(editor)).toBe(true)
    run(editor, null)
    expect(isOn?.(editor)).toBe(false)
    editor.show('3d')
    expect(isPossible?.(editor)).toBe(false)
    editor.show('2d')
  }
  expect(editor.state().hiddenLayers).toEqual(sheetLayers)
  for (const layer of sheetLayers) actionOf(`layer ${layer}`).run(editor, null)
  expect(editor.state().hiddenLayers).toEqual([])
})

it('asks for a scale, and for the same one again', () => {
  const editor = newEditor()
  actionOf('scale 50').run(editor, null)
  const first = editor.state().scaleWish
  expect(first.ratio).toBe(50)
  actionOf('scale 50').run(editor, null)
  expect(editor.state().scaleWish).not.toBe(first)
})

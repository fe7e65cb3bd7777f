import { globSync, readFileSync } from 'node:fs'
import { shellOf } from '@arredo/geometry'
import { describe, expect, it } from 'vitest'
import { editorActions } from '../actions/editor-actions.ts'
import type { Editor } from '../editor.ts'
import { cabinet, newEditor, plain } from '../testing/room-for-tests.ts'
import { tools } from '../tools/index.ts'
import { faceProjection } from './elevation-view.tsx'
import type { Projection } from './flat/projection.ts'
import { planProjection } from './plan-view.tsx'

const root = new URL('../../../../', import.meta.url).pathname

/** Takes a tool up as a person does, by its action; a newcomer is what the catalogue hands over. */
function takeUp(editor: Editor, tool: string): void {
  const action = editorActions.find(({ id }) => id === `tool ${tool}`)
  if (action) action.run(editor, null)
  else if (tool === 'place') editor.startPlacing(cabinet)
  else if (tool === 'placeFixture') editor.use('placeFixture', 'socket')
  else if (tool === 'scaleUnderlay') editor.use('scaleUnderlay', 'u')
  else if (tool === 'tryOut') editor.use('tryOut', editor.desk.current())
  else editor.use('placeOpening', { kind: 'existing', what: 'door' })
}

function views(editor: Editor): readonly (readonly [string, Projection])[] {
  const shell = shellOf(editor.desk.current().document)
  const face = shell.face('n', 'right')
  if (!face) throw new Error('no wall')
  return [
    ['plan', planProjection(shell)],
    ['elevation', faceProjection(face)],
  ]
}

describe('every tool in every flat view', () => {
  it.each(Object.keys(tools))('%s hears the view, and what it shows can be drawn there', (tool) => {
    for (const [, projection] of views(newEditor())) {
      const editor = newEditor()
      editor.placeNow(cabinet)
      editor.select([])
      takeUp(editor, tool)
      expect(editor.state().tool).toBe(tool)
      const record = { kind: 'row', id: 'r1' } as const
      const path = [projection.hit([300, 400], record), projection.hit([2500, 900], null)]
      for (const hit of path) {
        editor.move(hit, plain)
        editor.down(hit, plain)
        editor.move(hit, plain)
        for (const shape of editor.overlay()) {
          if (shape.kind === 'prism') projection.outlineOf(shape)
          else projection.toSheet(shape.kind === 'mark' ? shape.at : shape.from)
        }
        for (const { from, to } of editor.entries())
          expect([from, to].flat().every(Number.isFinite)).toBe(true)
        expect(editor.shown().document).toBeDefined()
      }
      for (let round = 0; round < 4; round++) editor.cancel()
      expect(editor.state().tool).toBe('select')
    }
  })

  it('no view names a tool', () => {
    const sources = globSync(
      ['packages/editor/src/views/**/*.{ts,tsx}', 'packages/scene/src/**/*.{ts,tsx}'],
      {
        cwd: root,
      },
    ).filter((path) => !path.includes('.test.'))
    expect(sources.length).toBeGreaterThan(50)
    const named = sources.flatMap((path) => {
      const code = readFileSync(`${root}${path}`, 'utf8')
      const found = Object.keys(tools).filter((tool) => code.includes(`'${tool}'`))
      return found.map((tool) => `${path} names ${tool}`)
    })
    expect(named).toEqual([])
  })
})

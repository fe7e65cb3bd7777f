import { distance, shellOf } from '@arredo/geometry'
import { type ArticleRow, addUnderlay, measureBetween, moveWall, type Note } from '@arredo/project'
import { beforeEach, describe, expect, it } from 'vitest'
import { editorActions } from '../actions/editor-actions.ts'
import type { Editor } from '../editor.ts'
import type { Selected } from '../editor-state.ts'
import { cabinet, newEditor, plain } from '../testing/room-for-tests.ts'
import { faceProjection } from '../views/elevation-view.tsx'
import { planProjection } from '../views/plan-view.tsx'

let editor: Editor
const enter = { key: 'Enter', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

beforeEach(() => {
  editor = newEditor()
  editor.placeNow(cabinet)
  editor.select([])
})

function run(id: string): void {
  const action = editorActions.find((each) => each.id === id)
  if (!action) throw new Error(`No action ${id}`)
  expect(action.isPossible?.(editor) ?? true).toBe(true)
  action.run(editor, null)
}

const shell = () => shellOf(editor.desk.current().document)
const onPlan = (x: number, y: number, record: Selected | null = null) =>
  planProjection(shell()).hit([x, y], record)
const onWall = (along: number, up: number, record: Selected | null = null) => {
  const face = shell().face('n', 'right')
  if (!face) throw new Error('no wall')
  return faceProjection(face).hit([along, up], record)
}
function click(hit: ReturnType<typeof onPlan>): void {
  editor.move(hit, plain)
  editor.down(hit, plain)
  editor.up(hit, plain)
}
const written = (): readonly Note[] => Object.values(editor.desk.current().document.notes)
function only<Kind extends Note['kind']>(kind: Kind): Note & { kind: Kind } {
  const [note] = written()
  if (written().length !== 1 || note?.kind !== kind) throw new Error(`no ${kind}`)
  return note as Note & { kind: Kind }
}
const lengthOf = (note: Note) => {
  if (note.kind !== 'dimension') throw new Error('no dimension')
  const measure = measureBetween(editor.desk.current(), note.drawing, note.from, note.to)
  return measure && Math.round(distance(measure.from, measure.to))
}
const item: Selected = { kind: 'row', id: 'r1' }

describe('writing on a drawing', () => {
  it('a text is led from what is clicked to where the next click is, and is selected to be typed', () => {
    run('tool writeNote')
    click(onPlan(300, 3700, item))
    expect(written()).toEqual([])
    editor.move(onPlan(1500, 2500), plain)
    expect(Object.values(editor.shown().document.notes)).toHaveLength(1)
    click(onPlan(1500, 2500))
    expect(only('text')).toMatchObject({ drawing: { on: 'plan' }, text: '', at: [1500, 2500] })
    expect(only('text').leader?.to).toEqual(item)
    expect(editor.state()).toMatchObject({ tool: 'select', selection: [{ kind: 'note' }] })
    editor.desk.undo()
    expect(written()).toEqual([])
  })

  it('on the face of a wall it stands along and up that face; on the floor it needs no leader', () => {
    run('tool writeNote')
    const from = onWall(300, 500, item)
    editor.down(from, plain)
    editor.move(onWall(1500, 1600), plain)
    editor.up(onWall(1500, 1600), plain)
    const note = only('text')
    expect(note.drawing).toEqual({ on: 'face', wall: 'n', side: 'right' })
    expect(note.at).toEqual([1500, 1600])

    run('tool writeNote')
    click(onPlan(2500, 2000, { kind: 'room', id: 'kitchen' }))
    expect(written()[1]).toMatchObject({ at: [2500, 2000], leader: null })
  })

  it('by keyboard: with something selected the note is beside it and tied to it', () => {
    editor.select([item])
    run('tool writeNote')
    expect(only('text').leader?.to).toEqual(item)
    editor.deleteSelection()
    expect(written()).toEqual([])

    editor.setBearing(0, true)
    editor.lookAt({ wall: 'n', side: 'right' })
    editor.select([item])
    run('write level')
    expect(only('level')).toMatchObject({ drawing: { on: 'face' }, text: '' })
    expect(only('level').at[1]).toBe(720)
  })

  it('with nothing selected Enter puts it in the middle; revisions count on', () => {
    run('write revision')
    editor.key(enter)
    run('write revision')
    click(onPlan(100, 100))
    expect(written().map((note) => note.kind === 'revision' && note.text)).toEqual(['A', 'B'])
  })

  it('a dimension of two faces stays square to them and follows the wall', () => {
    run('tool writeDimension')
    click(onPlan(2500, -10, { kind: 'wall', id: 's' }))
    click(onPlan(900, 4010, { kind: 'wall', id: 'n' }))
    click(onPlan(3000, 2000))
    const note = only('dimension')
    expect([note.from.to?.id, note.to.to?.id]).toEqual(['s', 'n'])
    expect(lengthOf(note)).toBe(4000)
    const before = editor.desk.current().document
    const moved = editor.desk.run(moveWall, { wall: 's', by: 500, rooms: [] })
    expect(moved.ok).toBe(true)
    expect(Math.abs((lengthOf(only('dimension')) ?? 0) - 4000)).toBe(500)
    expect(editor.desk.current().document.notes).toBe(before.notes)
  })

  it('is tied to what lies under its own line while it is drawn', () => {
    run('tool writeDimension')
    click(onPlan(2500, -10, { kind: 'wall', id: 's' }))
    const preview = Object.keys(editor.shown().document.notes)
    expect(preview).toEqual([])
    editor.move(onPlan(2500, 2000), plain)
    const [id = ''] = Object.keys(editor.shown().document.notes)
    const { placement } = editor.desk.current().document.rows.r1 as ArticleRow
    const along = (placement?.at[0] ?? 0) + 300
    click(onPlan(along, 3700, { kind: 'note', id }))
    click(onPlan(along, 2000))
    expect(only('dimension').to.to).toEqual(item)
  })

  it('by keyboard it measures one selected thing, or between two', () => {
    editor.select([item])
    run('tool writeDimension')
    expect(lengthOf(only('dimension'))).toBe(600)
    editor.deleteSelection()
    editor.select([
      { kind: 'wall', id: 'e' },
      { kind: 'wall', id: 'w' },
    ])
    run('tool writeDimension')
    expect(lengthOf(only('dimension'))).toBe(5000)
  })

  it('is dragged and nudged in one step: a text goes, a dimension keeps what it measures', () => {
    editor.select([item])
    run('tool writeDimension')
    const { id, away } = only('dimension')
    const start = onPlan(300, -900, { kind: 'note', id })
    editor.down(start, plain)
    editor.move(onPlan(900, -1100), plain)
    editor.up(onPlan(900, -1100), plain)
    expect(Math.abs(only('dimension').away - away)).toBe(200)
    expect(lengthOf(only('dimension'))).toBe(600)
    editor.desk.undo()
    expect(only('dimension').away).toBe(away)
    editor.nudge([0, -100])
    expect(Math.abs(only('dimension').away - away)).toBe(100)
  })

  it('an underlay is dragged, and scaled by two points and their true distance', () => {
    const looks = { rotation: 0, scale: 2, opacity: 0.5 }
    const underlay = { id: 'u', kind: 'picture', file: 'a.webp', at: [1000, 1000], ...looks } as const
    editor.desk.run(addUnderlay, { underlay })
    const now = () => editor.desk.current().document.underlays.u
    const name: Selected = { kind: 'underlay', id: 'u' }
    editor.select([name])
    editor.down(onPlan(0, 0, name), plain)
    editor.move(onPlan(500, 0, name), plain)
    editor.up(onPlan(500, 0, name), plain)
    expect(now()?.at).toEqual([1500, 1000])

    run('scaleUnderlay')
    click(onPlan(500, 1000))
    click(onPlan(1500, 1000))
    const [entry] = editor.entries()
    expect(entry).toMatchObject({ isLive: true, value: 1000 })
    entry?.enter?.(3000)
    editor.key(enter)
    expect(now()).toMatchObject({ scale: 6, at: [3500, 1000] })
    expect(editor.state().tool).toBe('select')
  })
})

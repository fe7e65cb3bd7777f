import { presetIds } from '@arredo/geometry'
import {
  atOnce,
  createDesk,
  moveRow,
  newDocument,
  type Preview,
  type ProjectDocument,
  placeArticle,
  setRoom,
  type Turns,
} from '@arredo/project'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { articleOf } from './article-of.ts'
import { createEditor } from './create-editor.ts'
import type { NextFrame } from './pace.ts'
import { at, cabinet, evaluate, plain, row } from './testing/room-for-tests.ts'

/** What follows from where things stand, to be read at a glance; worked out in three parts. */
function* inTurns(_: Preview, { document }: Preview): Turns<ProjectDocument> {
  yield
  yield
  return { ...document, header: { ...document.header, name: namedBy(document) } }
}

const follow = Object.assign((before: Preview, after: Preview) => atOnce(inTurns(before, after)), { inTurns })

function namedBy({ rows }: ProjectDocument): string {
  return JSON.stringify(
    Object.values(rows).map((each) => 'placement' in each && each.placement?.at.map(Math.round)),
  )
}

function opened(nextFrame?: NextFrame) {
  let count = 0
  const document = newDocument({ name: 'Kitchen', alternative: 'a1', priceDate: '2026-11-15' })
  const desk = createDesk({ document, evaluate, follow })
  const ids = { ...presetIds('rt1', () => `c${++count}`), walls: ['n', 'e', 's', 'w'], room: 'kitchen' }
  desk.run(setRoom, { type: 'rt1', lengths: [5000, 4000], ids })
  for (const [id, x] of [
    ['a', 1000],
    ['b', 4000],
  ] as const) {
    const placement = { seat: { on: 'floor' }, at: [x, 2000, 0], rotation: 0 } as const
    desk.run(placeArticle, articleOf(cabinet, id, placement))
  }
  const editor = createEditor({ desk, newId: () => `r${++count}`, ...(nextFrame && { nextFrame }) })
  editor.select([row('a')])
  return editor
}

function onFrames() {
  const waiting: (() => void)[] = []
  const frame = () => {
    for (const deed of waiting.splice(0)) deed()
  }
  return { editor: opened((deed) => void waiting.push(deed)), waiting, frame }
}

const takeHold = [at(1000, 2000, row('a')), plain] as const

describe('a move of which it is dear to tell what follows', () => {
  let now = 0
  beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => (now += 10)))
  afterEach(() => void vi.restoreAllMocks())

  it('shows the thing at once among what followed before, in every other frame, and what follows when it is known', () => {
    const { editor, frame, waiting } = onFrames()
    editor.down(...takeHold)
    editor.move(at(1500, 2100), plain)
    const first = editor.shown().document
    expect(first.header.name).toBe(namedBy(first))
    editor.move(at(2000, 2300), plain)
    const half = editor.shown().document
    expect(namedBy(half)).not.toBe(namedBy(first))
    expect(half.header.name).toBe(namedBy(first))
    // Of whoever is quicker than the screen the last move counts.
    editor.move(at(2200, 2300), plain)
    editor.move(at(2500, 2300), plain)
    frame()
    expect(editor.shown().document).toBe(half)
    frame()
    const later = editor.shown().document
    expect(namedBy(later)).not.toBe(namedBy(half))
    expect(later.header.name).toBe(namedBy(first))
    for (let x = 2600; later.header.name === editor.shown().document.header.name; x += 10) {
      editor.move(at(x, 2300), plain)
      frame()
      frame()
      expect(x).toBeLessThan(2700)
    }
    // What followed from the second move is known, and the hand is further.
    const known = editor.shown().document
    expect(known.header.name).toBe(namedBy(half))
    expect(namedBy(known)).not.toBe(namedBy(later))
    while (waiting.length > 0) frame()
    expect(namedBy(editor.shown().document)).toBe(namedBy(known))
    expect(editor.shown().document.header.name).toBe(namedBy(known))
  })

  it('is whole at once where it costs nothing, and where there are no frames', () => {
    vi.mocked(performance.now).mockReturnValue(0)
    const { editor, waiting } = onFrames()
    const without = opened()
    for (const each of [editor, without]) {
      each.down(...takeHold)
      each.move(at(1500, 2100), plain)
      each.move(at(2000, 2300), plain)
      expect(each.shown().document.header.name).toBe(namedBy(each.shown().document))
    }
    expect(waiting).toEqual([])
  })

  it('[property] ends as if there were no frames, whenever they come', () => {
    const deed = fc.oneof(
      { weight: 4, arbitrary: fc.record({ x: fc.nat(5000), y: fc.nat(4000) }) },
      { weight: 3, arbitrary: fc.constant('frame' as const) },
      { weight: 1, arbitrary: fc.constantFrom('letGo' as const, 'giveUp' as const, 'elsewhere' as const) },
    )
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 25 }), (story) => {
        const { editor, frame, waiting } = onFrames()
        const without = opened()
        const both = [editor, without]
        let last = at(1000, 2000, row('a'))
        let others = 0
        for (const each of both) each.down(...takeHold)
        for (const part of story) {
          if (part === 'frame') frame()
          else if (part === 'elsewhere') {
            // Something else of the project changes meanwhile, as by another person.
            const placement = { seat: { on: 'floor' }, at: [4000, 1000 + ++others, 0], rotation: 0 } as const
            for (const each of both) {
              each.desk.run(moveRow, { row: 'b', placement })
              each.move(last, plain)
            }
          } else if (typeof part === 'object') {
            last = at(part.x, part.y)
            for (const each of both) each.move(last, plain)
          } else {
            for (const each of both) part === 'letGo' ? each.up(last, plain) : each.letGo()
            expect(editor.desk.current().document).toEqual(without.desk.current().document)
            for (const each of both) {
              each.select([row('a')])
              each.down(...takeHold)
            }
          }
        }
        for (let turn = 0; turn < 12; turn++) frame()
        expect(waiting).toEqual([])
        expect(editor.shown().document).toEqual(without.shown().document)
      }),
      { numRuns: 60 },
    )
  })
})

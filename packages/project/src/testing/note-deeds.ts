import { shellOf } from '@arredo/geometry'
import * as fc from 'fast-check'
import { addNote } from '../commands/notes/add-note.ts'
import { changeNote } from '../commands/notes/change-note.ts'
import { removeNotes } from '../commands/notes/remove-notes.ts'
import { addUnderlay } from '../commands/underlays/add-underlay.ts'
import { changeUnderlay } from '../commands/underlays/change-underlay.ts'
import { removeUnderlays } from '../commands/underlays/remove-underlays.ts'
import { scaleUnderlay } from '../commands/underlays/scale-underlay.ts'
import type { ProjectDocument } from '../document.ts'
import type { AnchoredTo } from '../notes/own-space.ts'
import type { Anchor, DrawingName, Note } from '../room-records.ts'
import { absurd, type Deed, deed, nth, run, spot, way, which } from './deed.ts'

const maps = { row: 'rows', wall: 'walls', opening: 'openings', fixture: 'fixtures' } as const

/** Corners, edges and points inside. */
const share = fc.oneof(fc.constantFrom(0, 1), fc.constantFrom(0.25, 0.5, 1 / 3))
const tie = fc.record({
  kind: fc.constantFrom<AnchoredTo['kind'][]>('row', 'row', 'wall', 'wall', 'opening', 'fixture'),
  which,
  at: fc.tuple(share, share),
})
type Tie = typeof tie extends fc.Arbitrary<infer Dice> ? Dice : never

function anchorOf(document: ProjectDocument, { kind, which: index, at }: Tie): Anchor | null {
  const record: { readonly id: string } | undefined = nth<{ readonly id: string }>(
    document[maps[kind]],
    index,
  )
  return record ? { at, to: { kind, id: record.id } } : null
}

const where = fc.record({
  isFace: fc.boolean(),
  which,
  side: fc.constantFrom('left' as const, 'right' as const),
})
type Where = typeof where extends fc.Arbitrary<infer Dice> ? Dice : never

function drawingOf(document: ProjectDocument, { isFace, which: index, side }: Where): DrawingName {
  const wall = nth(document.walls, index)
  return isFace && wall && shellOf(document).face(wall.id, side)
    ? { on: 'face', wall: wall.id, side }
    : { on: 'plan' }
}

const kind = fc.constantFrom<Note['kind'][]>('text', 'dimension', 'dimension', 'level', 'revision')

export const addingNotes = deed(
  'addNote',
  fc.record({ kind, where, one: tie, two: tie, at: spot, away: way, text: fc.constantFrom('', 'Oak', 'A') }),
  (document, dice, newId) => {
    const note = noteOf(document, dice, newId())
    return note && run(addNote, { note })
  },
)

type NoteDice = {
  readonly kind: Note['kind']
  readonly where: Where
  readonly one: Tie
  readonly two: Tie
  readonly at: readonly [number, number]
  readonly away: number
  readonly text: string
}

function noteOf(document: ProjectDocument, dice: NoteDice, id: string): Note | null {
  const { text, at, away } = dice
  const drawing = drawingOf(document, dice.where)
  const [one, two] = [anchorOf(document, dice.one), anchorOf(document, dice.two)]
  if (dice.kind === 'text') return { id, drawing, kind: 'text', text, at, leader: one }
  if (dice.kind !== 'dimension') return { id, drawing, kind: dice.kind, text, at }
  return one && two && { id, drawing, kind: 'dimension', from: one, to: two, away }
}

const changing = deed('changeNote', fc.record({ which, at: spot, away: way }), (document, dice) => {
  const note = nth(document.notes, dice.which)
  if (!note) return null
  const change = note.kind === 'dimension' ? { away: dice.away } : { at: dice.at, text: 'Changed' }
  return run(changeNote, { note: note.id, change })
})

const removing = deed('removeNotes', fc.record({ which }), (document, dice) => {
  const note = nth(document.notes, dice.which)
  return note ? run(removeNotes, { notes: [note.id] }) : null
})

const underlaying = deed(
  'underlay',
  fc.record({ which, at: spot, to: spot, what: fc.nat(4) }),
  (document, { which: index, at, to, what }, newId) => {
    const known = nth(document.underlays, index)
    if (!known || what === 0) {
      const looks = { rotation: 0, scale: 2.5, opacity: 0.5 }
      const underlay = { id: newId(), kind: 'picture' as const, file: 'plan.webp', at, ...looks }
      return run(addUnderlay, { underlay })
    }
    const { id } = known
    if (what === 1) return run(removeUnderlays, { underlays: [id] })
    if (what === 2) return run(scaleUnderlay, { underlay: id, from: at, to, length: 1000 })
    return run(changeUnderlay, { underlay: id, change: { at, rotation: 90, opacity: 0 } })
  },
)

/** Beyond all measure, or tied to what is not there. */
export const absurdNotes = deed(
  'absurd note',
  fc.record({ which, number: absurd, what: fc.nat(11) }),
  (document, { which: index, number, what }, newId) => {
    const [note, underlay] = [nth(document.notes, index), nth(document.underlays, index)]
    const put = (change: object) => (note ? run(changeNote, { note: note.id, change }) : null)
    const lay = (change: object) => (underlay ? run(changeUnderlay, { underlay: underlay.id, change }) : null)
    const nowhere: Anchor = { at: [0, 0], to: { kind: 'row', id: 'nowhere' } }
    const text = { id: newId(), kind: 'text' as const, drawing: { on: 'plan' as const }, leader: null }
    const all = [
      () => put({ at: [number, 0] }),
      () => put({ away: number }),
      () => put({ from: { at: [number, 0] } }),
      () => put({ leader: nowhere }),
      () => put({ text: 'x'.repeat(2001) }),
      () => run(addNote, { note: { ...text, text: 'x'.repeat(2001), at: [0, 0] } }),
      () =>
        run(addNote, {
          note: { ...text, drawing: { on: 'face', wall: 'nowhere', side: 'left' }, text: '', at: [0, 0] },
        }),
      () => lay({ at: [0, number] }),
      () => lay({ scale: number }),
      () => lay({ opacity: number }),
      () => lay({ rotation: number }),
      () =>
        underlay
          ? run(scaleUnderlay, { underlay: underlay.id, from: [0, 0], to: [0, 1000], length: number })
          : null,
    ]
    return all[what]?.() ?? null
  },
)

export const noteDeeds: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 5, arbitrary: addingNotes },
  { weight: 2, arbitrary: changing },
  { weight: 1, arbitrary: removing },
  { weight: 2, arbitrary: underlaying },
  { weight: 1, arbitrary: absurdNotes },
)

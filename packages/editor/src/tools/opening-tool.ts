import { clockwiseFromNorth, type Opening, shellOf, usualOpenings } from '@arredo/geometry'
import { addOpening, type Command, step, together } from '@arredo/project'
import type { Hit, Modifiers, Newcomer, Selected, Shown } from '../editor-state.ts'
import { placeInOpening } from '../newcomer.ts'
import { openingInWall } from '../opening-now.ts'
import { openingAt, wishOf } from '../opening-wish.ts'
import { selectionMarks } from '../select/marks.ts'
import { plainTool, type Tool, type Workbench } from './tool.ts'

export type ExistingOpening = keyof typeof usualOpenings

/** A door or window of a catalogue, or one that is there already and costs nothing. */
export type OpeningInput =
  | { readonly kind: 'article'; readonly newcomer: Newcomer }
  | { readonly kind: 'existing'; readonly what: ExistingOpening }

/** Holds an opening against the wall under the pointer and cuts it where the pointer is released. */
export function openingTool(workbench: Workbench, input: OpeningInput): Tool {
  const { desk } = workbench
  const [id, row] = [workbench.newId(), workbench.newId()]
  const wish = input.kind === 'article' ? wishOf(input.newcomer) : usualOpenings[input.what]
  const made: Selected = input.kind === 'article' ? { kind: 'row', id: row } : { kind: 'opening', id }
  let opening: Opening | null = null
  let shown: Shown | null = null

  const commandFor = (cut: Opening): Command<null> =>
    input.kind === 'article'
      ? placeInOpening(input.newcomer, row, cut)
      : together('Add opening', [step(addOpening, { opening: cut })])

  const hold = ({ point, face }: Hit, { freely }: Modifiers) => {
    const { document } = desk.current()
    const snaps = workbench.state().snaps && !freely
    const placed = openingAt(shellOf(document), [point[0], point[1]], wish, face, snaps)
    const next = placed && { ...placed, id }
    const preview = next && desk.preview(commandFor(next), null)
    // Where it cannot be it stays where it last could.
    if (!next || !preview?.ok) return
    opening = next
    shown = { ...preview.value, tints: {} }
    workbench.changed()
  }

  const place = (cut: Opening) => {
    const placed = workbench.attempt(commandFor(cut), null)
    workbench.leave()
    if (placed.ok) workbench.set({ selection: [made] })
  }

  const firstFree = (): Opening | null => {
    const now = desk.current()
    const walls = new Set(clockwiseFromNorth(shellOf(now.document)).map(({ wall }) => wall))
    for (const wall of walls) {
      const free = openingInWall(now, wall, wish)
      if (free && desk.preview(commandFor({ ...free, id }), null).ok) return { ...free, id }
    }
    return null
  }

  return {
    ...plainTool,
    aim: () => ({ on: 'room', hiddenToo: true }),
    hovers: true,
    carries: input.kind === 'article',
    cursor: () => 'copy',
    preview: () => shown,
    overlay: () => (shown ? selectionMarks(shown, [{ kind: 'opening', id }]) : []),
    down: hold,
    move: hold,

    up(hit, modifiers) {
      hold(hit, modifiers)
      if (opening) place(opening)
    },

    /** Where it is held, or without a pointer in the first wall that has room for it. */
    key({ key }) {
      const held = key === 'Enter' ? (opening ?? firstFree()) : null
      if (held) place(held)
      return held !== null
    },

    cancel() {
      opening = null
      shown = null
      return false
    },
  }
}

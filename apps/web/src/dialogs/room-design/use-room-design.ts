import type { PresetRoomType, RoomDesign, RoomType } from '@arredo/geometry'
import { useMemo, useRef, useState } from 'react'
import type { NumberEntry } from '../../ui/number-entry.ts'
import { firstDesign, placedOpenings, withShape } from './design.ts'
import { previewOf, type RoomPreview } from './preview.ts'

/** What a number that is being typed would make of the room. */
type Draft = { readonly kind: 'design'; readonly design: RoomDesign } | { readonly kind: 'refused' }

/** Millimetres: on the way to 3600 somebody types 3 and 36, which no picture should follow. */
const leastShown = 400

/** The room of the dialog: as it was taken, as it is being typed, and whether it can be built. */
export function useRoomDesign(present: RoomDesign = firstDesign) {
  const [shape, setShape] = useState<RoomType>(present.type)
  const [taken, setTaken] = useState<RoomDesign>(present)
  const [draft, setDraft] = useState<Draft | null>(null)
  const design = draft?.kind === 'design' ? draft.design : taken
  const answer = useMemo(() => answerOf(design), [design])
  const preview = useMemo(() => previewOf(answer), [answer])
  // What cannot be built is said in words; the picture stays what it last could be.
  const picture = useRef<RoomPreview | null>(null)
  const isOnTheWay = draft !== null && design.lengths.some((length) => length < leastShown)
  if (preview.ok && !(isOnTheWay && picture.current)) picture.current = preview.value

  return {
    shape,
    /** What the fields show: what is being typed is no value yet. */
    taken,
    design,
    /** With those openings only that have a wall. */
    answer,
    picture: picture.current,
    problem: preview.ok ? null : preview.message,
    isDrawn: shape === 'rt11',
    /** What is being typed is no length that can be. */
    isRefused: draft?.kind === 'refused',
    canUse: shape === 'rt11' || (preview.ok && draft?.kind !== 'refused'),
    choose(type: RoomType) {
      setShape(type)
      setDraft(null)
      if (type !== 'rt11') setTaken(withShape(taken, type satisfies PresetRoomType))
    },
    change(next: RoomDesign) {
      setDraft(null)
      setTaken(next)
    },
    /** For a drag: what cannot be there stays where it last could (D-103). */
    changeIfPossible(next: RoomDesign) {
      if (previewOf(answerOf(next)).ok) setTaken(next)
    },
    /** For a field: the room follows every keystroke, and Escape gives it back. */
    field: (change: (design: RoomDesign, value: number) => RoomDesign) => ({
      onCommit: (value: number) => {
        setDraft(null)
        setTaken(change(taken, value))
      },
      onDraft: (entry: NumberEntry | null) => {
        if (entry === null) setDraft(null)
        else setDraft(entry.ok ? { kind: 'design', design: change(taken, entry.value) } : { kind: 'refused' })
      },
    }),
  }
}

function answerOf(design: RoomDesign) {
  return { ...design, openings: placedOpenings(design) }
}

export type RoomDesigning = ReturnType<typeof useRoomDesign>

/// <reference path="./css-modules.d.ts" />
import { type Editor, type Entry, EntryPill, type OverlayShape, type PillLabels } from '@arredo/editor'
import type { Point } from '@arredo/geometry'
import {
  memo,
  type RefObject,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { dotsPath, type Following, linePath, moveTo, type Screen } from './on-screen.ts'
import { type PillLine, type PixelBox, pillSpots } from './pill-spots.ts'
import styles from './room-view.module.css'

type DistancesProps = {
  readonly ref: RefObject<Following | null>
  readonly editor: Editor
  readonly labels: PillLabels
  readonly live: { readonly screen: () => Screen | null } | null
}

/** Numbers of the moment; while something is dragged they may come a frame later than it, which has work enough. */
export const Distances = memo(function Distances({ ref, editor, labels, live }: DistancesProps) {
  const svg = useRef<SVGSVGElement>(null)
  const pills = useRef<HTMLDivElement>(null)
  const subscribe = useCallback((listener: () => void) => subscribeLater(editor, listener), [editor])
  const entries = useSyncExternalStore(subscribe, editor.entries)

  useImperativeHandle(ref, () => {
    let followed: Screen | null = null
    return {
      follow(view) {
        if (!view || followed === view) return
        followed = view
        for (const [k, { from, to }] of entries.entries()) {
          const [line, dots] = svg.current?.children[k]?.children ?? []
          line?.setAttribute('d', linePath(from, to, view))
          dots?.setAttribute('d', dotsPath([from, to], 3.5, view))
        }
        const pressed = editor.knobs().flatMap(({ at }) => knobBox(view.project(at)))
        const marks = { shapes: editor.overlay(), entries, pressed }
        placePills([...(pills.current?.children ?? [])], marks, labels, view)
      },
    }
  })
  // They are put in place before they are painted for the first time.
  useLayoutEffect(() => ref.current?.follow(live?.screen()))

  return (
    <>
      <svg ref={svg} className={styles.overlay} aria-hidden="true">
        {entries.map(({ id }) => (
          <g key={id}>
            <path className={styles.line} />
            <path className={styles.dot} />
          </g>
        ))}
      </svg>
      <div ref={pills} className={styles.pills}>
        {entries.map((entry, k) => (
          <div key={entry.id} className={styles.pillPlace}>
            <EntryPill editor={editor} entry={entry} labels={labels} isFirst={k === 0} />
          </div>
        ))}
      </div>
    </>
  )
})

/** Tells of what is new, and a frame later as long as a hand holds something. */
function subscribeLater(editor: Editor, listener: () => void): () => void {
  let [isWaiting, isOver] = [false, false]
  const tell = () => {
    isWaiting = false
    if (!isOver) listener()
  }
  const hear = () => {
    if (!editor.isHeld()) return tell()
    if (!isWaiting) editor.afterwards(tell)
    isWaiting = true
  }
  const stops = [editor.subscribe(hear), editor.desk.subscribe(hear)]
  return () => {
    isOver = true
    for (const stop of stops) stop()
  }
}

/** Pixels of a number and of what is pressed, as their style sheet has them. */
const letter = 7.4
const around = 24
const high = 26
const ends = 54
/** A thing larger than this on the screen shows enough of itself beside its numbers. */
const large = 240

function knobBox(at: Point | null): readonly PixelBox[] {
  if (!at) return []
  const [x, y] = at
  return [{ left: x - high / 2, top: y - high / 2, right: x + high / 2, bottom: y + high / 2 }]
}

type Marks = {
  readonly shapes: readonly OverlayShape[]
  readonly entries: readonly Entry[]
  readonly pressed: readonly PixelBox[]
}

function placePills(
  pills: readonly Element[],
  { shapes, entries, pressed }: Marks,
  labels: PillLabels,
  view: Screen,
): void {
  const drawn = entries.flatMap((entry, k) => {
    const [pill, from, to] = [pills[k], view.project(entry.from), view.project(entry.to)]
    if (!(pill instanceof HTMLElement)) return []
    pill.style.display = from && to ? '' : 'none'
    return from && to ? [{ pill, entry, from, to, rank: rankOf(entries, k) }] : []
  })
  const lines = drawn.map(({ entry, from, to }): PillLine => {
    const stays = entry.isLive || entries.some((other) => other !== entry && isSameLine(other, entry))
    const width = labels.formatLength(entry.value).length * letter + around + (entry.ends ? ends : 0)
    return { from, to, stays, width, height: high }
  })
  const spots = pillSpots(lines, heldBoxes(shapes, view), pressed, view.free)
  for (const [k, { pill, rank }] of drawn.entries()) {
    const [x, y] = spots[k] ?? [0, 0]
    moveTo(pill, x, y + rank * 28)
  }
}

/** What is selected, as far as it is small enough to be hidden by its numbers. */
function heldBoxes(shapes: readonly OverlayShape[], { project }: Screen): readonly PixelBox[] {
  return shapes.flatMap((shape) => {
    if (shape.kind !== 'prism' || shape.tone !== 'selected') return []
    const corners = shape.outline.flatMap(([x, y]) => [
      project([x, y, shape.bottom]),
      project([x, y, shape.top]),
    ])
    const seen = corners.filter((corner) => corner !== null)
    if (seen.length < corners.length) return []
    const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)]
    const box = {
      left: Math.min(...xs),
      top: Math.min(...ys),
      right: Math.max(...xs),
      bottom: Math.max(...ys),
    }
    return box.right - box.left > large || box.bottom - box.top > large ? [] : [box]
  })
}

/** Two numbers of one line stand below each other. */
function rankOf(entries: readonly Entry[], k: number): number {
  const entry = entries[k]
  return entries.slice(0, k).filter((other) => entry && isSameLine(other, entry)).length
}

function isSameLine(one: Entry, two: Entry): boolean {
  return one.from === two.from && one.to === two.to
}

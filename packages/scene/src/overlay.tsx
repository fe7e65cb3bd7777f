/// <reference path="./css-modules.d.ts" />
import {
  type Editor,
  type Entry,
  EntryPill,
  KnobButton,
  type OverlayShape,
  type PillLabels,
} from '@arredo/editor'
import type { Point, Point3 } from '@arredo/geometry'
import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { type PillLine, type PixelBox, pillSpots } from './pill-spots.ts'
import { visibleEdges } from './prism-edges.ts'
import styles from './room-view.module.css'

export type Screen = {
  readonly eye: Point3
  /** Pixels from the picture's left top, or null behind the eye. */
  readonly project: (point: Point3) => Point | null
  /** What panels leave free of the picture. */
  readonly free: PixelBox
}

/** The overlay follows every frame of the picture without rendering through React. */
export type OverlayHandle = { readonly follow: (screen: Screen | null | undefined) => void }

type OverlayProps = {
  readonly ref: Ref<OverlayHandle>
  readonly editor: Editor
  readonly labels: PillLabels
  readonly onShown: () => void
}

const classes: Readonly<Record<OverlayShape['tone'], string | undefined>> = {
  selected: styles.outline,
  collides: styles.collides,
  ghost: styles.ghost,
  clearance: styles.clearance,
  guide: styles.guide,
  measured: styles.line,
}

/** Marks and numbers of the moment, drawn by the browser over the picture: sharp and clickable. */
export function Overlay({ ref, editor, labels, onShown }: OverlayProps) {
  const svg = useRef<SVGSVGElement>(null)
  const pills = useRef<HTMLDivElement>(null)
  const shapes = editor.overlay()
  const entries = editor.entries()
  const knobs = editor.knobs()
  const knobPlaces = useRef<HTMLDivElement>(null)

  useImperativeHandle(ref, () => {
    let followed: Screen | null = null
    return {
      follow(view) {
        // The first frame after new marks mostly shows them where they were put already.
        if (!view || followed === view) return
        followed = view
        const drawn = [
          ...shapes.map((shape) => shapePath(shape, view)),
          ...entries.flatMap(({ from, to }) => [linePath(from, to, view), dotsPath([from, to], 3.5, view)]),
        ]
        const paths = svg.current?.querySelectorAll('path') ?? []
        for (const [k, path] of drawn.entries()) paths[k]?.setAttribute('d', path)
        for (const [k, place] of [...(knobPlaces.current?.children ?? [])].entries())
          putAt(place, knobs[k]?.at, view)
        placePills([...(pills.current?.children ?? [])], shapes, entries, labels, view)
      },
    }
  })
  // New marks and pills are put in place before they are painted for the first time.
  useLayoutEffect(onShown)

  return (
    <>
      <svg ref={svg} className={styles.overlay} aria-hidden="true">
        {shapes.map(({ id, kind, tone }) => (
          <path key={id} className={kind === 'mark' ? styles.mark : classes[tone]} />
        ))}
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
      <div ref={knobPlaces} className={styles.pills}>
        {knobs.map((knob) => (
          <div key={knob.id} className={styles.pillPlace}>
            <KnobButton {...{ knob, labels }} />
          </div>
        ))}
      </div>
    </>
  )
}

function putAt(place: Element, at: Point3 | undefined, { project }: Screen): void {
  const seen = at && project(at)
  if (!(place instanceof HTMLElement)) return
  place.style.display = seen ? '' : 'none'
  if (seen) moveTo(place, ...seen)
}

function moveTo({ style }: HTMLElement, x: number, y: number): void {
  style.translate = `calc(${x.toFixed(1)}px - 50%) calc(${y.toFixed(1)}px - 50%)`
}

function shapePath(shape: OverlayShape, view: Screen): string {
  if (shape.kind === 'line') return linePath(shape.from, shape.to, view)
  if (shape.kind === 'mark') return dotsPath([shape.at], 5, view)
  const edges = visibleEdges(shape, view.eye).map(([from, to]) => linePath(from, to, view))
  // Where it meets the floor or hangs above it, which alone is filled.
  return `${shape.tone === 'clearance' ? footPath(shape, view) : ''}${edges.join('')}`
}

function footPath(
  { outline, bottom }: Extract<OverlayShape, { kind: 'prism' }>,
  { project }: Screen,
): string {
  const corners = outline.flatMap(([x, y]) => {
    const corner = project([x, y, bottom])
    return corner ? [written(corner)] : []
  })
  return corners.length === outline.length ? `M${corners.join('L')}Z` : ''
}

function linePath(from: Point3, to: Point3, { project }: Screen): string {
  const [a, b] = [project(from), project(to)]
  return a && b ? `M${written(a)}L${written(b)}` : ''
}

function dotsPath(points: readonly Point3[], radius: number, { project }: Screen): string {
  return points
    .map((point) => {
      const at = project(point)
      const half = `a${radius} ${radius} 0 1 0 `
      return at ? `M${written([at[0] - radius, at[1]])}${half}${radius * 2} 0${half}${-radius * 2} 0` : ''
    })
    .join('')
}

function written([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

/** Pixels of a number, as its style sheet has them. */
const letter = 7.4
const around = 24
const high = 26
const ends = 54
/** A thing larger than this on the screen shows enough of itself beside its numbers. */
const large = 240

function placePills(
  pills: readonly Element[],
  shapes: readonly OverlayShape[],
  entries: readonly Entry[],
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
  const spots = pillSpots(lines, heldBoxes(shapes, view), view.free)
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

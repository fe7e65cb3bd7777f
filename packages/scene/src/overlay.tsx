/// <reference path="./css-modules.d.ts" />
import { type Editor, type Entry, EntryPill, type OverlayShape, type PillLabels } from '@arredo/editor'
import type { Point, Point3 } from '@arredo/geometry'
import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { visibleEdges } from './prism-edges.ts'
import styles from './room-view.module.css'

type View = { readonly eye: Point3; readonly project: (point: Point3) => Point | null }

/** The overlay follows every frame of the picture without rendering through React. */
export type OverlayHandle = { readonly follow: (view: View) => void }

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

  useImperativeHandle(ref, () => ({
    follow(view) {
      const drawn = [
        ...shapes.map((shape) => shapePath(shape, view)),
        ...entries.flatMap(({ from, to }) => [linePath(from, to, view), dotsPath([from, to], 3.5, view)]),
      ]
      const paths = svg.current?.querySelectorAll('path') ?? []
      for (const [k, path] of drawn.entries()) paths[k]?.setAttribute('d', path)
      for (const [k, entry] of entries.entries()) {
        placePill(pills.current?.children[k], entry, rankOf(entries, k), view)
      }
    },
  }))
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
    </>
  )
}

function shapePath(shape: OverlayShape, view: View): string {
  if (shape.kind === 'line') return linePath(shape.from, shape.to, view)
  if (shape.kind === 'mark') return dotsPath([shape.at], 5, view)
  const edges = visibleEdges(shape, view.eye).map(([from, to]) => linePath(from, to, view))
  // Where it meets the floor or hangs above it, which alone is filled.
  return `${shape.tone === 'clearance' ? footPath(shape, view) : ''}${edges.join('')}`
}

function footPath({ outline, bottom }: Extract<OverlayShape, { kind: 'prism' }>, { project }: View): string {
  const corners = outline.flatMap(([x, y]) => {
    const corner = project([x, y, bottom])
    return corner ? [written(corner)] : []
  })
  return corners.length === outline.length ? `M${corners.join('L')}Z` : ''
}

function linePath(from: Point3, to: Point3, { project }: View): string {
  const [a, b] = [project(from), project(to)]
  return a && b ? `M${written(a)}L${written(b)}` : ''
}

function dotsPath(points: readonly Point3[], radius: number, { project }: View): string {
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

/** Two numbers of one line stand below each other. */
function rankOf(entries: readonly Entry[], k: number): number {
  const entry = entries[k]
  return entries.slice(0, k).filter(({ from, to }) => from === entry?.from && to === entry.to).length
}

function placePill(pill: Element | undefined, { from, to }: Entry, rank: number, { project }: View): void {
  if (!(pill instanceof HTMLElement)) return
  const [a, b] = [project(from), project(to)]
  pill.style.display = a && b ? '' : 'none'
  if (!a || !b) return
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + rank * 28]
  pill.style.translate = `calc(${x.toFixed(1)}px - 50%) calc(${y.toFixed(1)}px - 50%)`
}

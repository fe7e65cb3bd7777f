/// <reference path="./css-modules.d.ts" />
import { type Editor, KnobButton, type OverlayShape, type PillLabels } from '@arredo/editor'
import type { Point3 } from '@arredo/geometry'
import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { dotsPath, type Following, linePath, moveTo, type Screen, written } from './on-screen.ts'
import { visibleEdges } from './prism-edges.ts'
import styles from './room-view.module.css'

type OverlayProps = {
  readonly ref: Ref<Following>
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

/** Marks of the moment, drawn by the browser over the picture: sharp and clickable. */
export function Overlay({ ref, editor, labels, onShown }: OverlayProps) {
  const svg = useRef<SVGSVGElement>(null)
  const shapes = editor.overlay()
  const knobs = editor.knobs()
  const knobPlaces = useRef<HTMLDivElement>(null)

  useImperativeHandle(ref, () => {
    let followed: Screen | null = null
    return {
      follow(view) {
        // The first frame after new marks mostly shows them where they were put already.
        if (!view || followed === view) return
        followed = view
        const paths = svg.current?.children ?? []
        for (const [k, shape] of shapes.entries()) paths[k]?.setAttribute('d', shapePath(shape, view))
        for (const [k, place] of [...(knobPlaces.current?.children ?? [])].entries())
          putAt(place, knobs[k]?.at, view)
      },
    }
  })
  // New marks are put in place before they are painted for the first time.
  useLayoutEffect(onShown)

  return (
    <>
      <svg ref={svg} className={styles.overlay} aria-hidden="true">
        {shapes.map(({ id, kind, tone }) => (
          <path key={id} className={kind === 'mark' ? styles.mark : classes[tone]} />
        ))}
      </svg>
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

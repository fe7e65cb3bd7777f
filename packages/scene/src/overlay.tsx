/// <reference path="./css-modules.d.ts" />
import type { Editor } from '@arredo/editor'
import type { NeighbourDistance, Point, Point3 } from '@arredo/geometry'
import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { DistancePill, type Labels } from './distance-pill.tsx'
import type { Item } from './item-layer.ts'
import { visibleEdges } from './item-outline.ts'
import styles from './room-view.module.css'

type View = { readonly eye: Point3; readonly project: (point: Point3) => Point | null }

/** The overlay follows every frame of the picture without rendering through React. */
export type OverlayHandle = { readonly follow: (view: View) => void }

type OverlayProps = {
  readonly ref: Ref<OverlayHandle>
  readonly editor: Editor
  readonly outlined: readonly Item[]
  /** The one selected item whose distances are shown, if any. */
  readonly measured: Item | null
  readonly distances: readonly NeighbourDistance[]
  readonly labels: Labels
  readonly onShown: () => void
}

/** Outlines, distance lines and pills, drawn by the browser over the picture: sharp and clickable. */
export function Overlay({ ref, editor, outlined, measured, distances, labels, onShown }: OverlayProps) {
  const svg = useRef<SVGSVGElement>(null)
  const pills = useRef<HTMLDivElement>(null)

  useImperativeHandle(ref, () => ({
    follow(view) {
      const paths = svg.current?.querySelectorAll('path') ?? []
      for (const [k, item] of outlined.entries()) paths[k]?.setAttribute('d', outlinePath(item, view))
      const lines = svg.current?.querySelectorAll('g') ?? []
      const height = measured?.placement.at[2] ?? 0
      for (const [k, { from, to }] of distances.entries()) {
        follow(view, [...from, height], [...to, height], lines[k], pills.current?.children[k])
      }
    },
  }))
  // New outlines and pills are put in place before they are painted for the first time.
  useLayoutEffect(onShown)

  return (
    <>
      <svg ref={svg} className={styles.overlay} aria-hidden="true">
        {distances.map(({ side }) => (
          <g key={side}>
            <line className={styles.line} />
            <circle className={styles.dot} r="3.5" />
            <circle className={styles.dot} r="3.5" />
          </g>
        ))}
        {outlined.map((item) => (
          <path key={item.id} className={item.tint === 'collides' ? styles.collides : styles.outline} />
        ))}
      </svg>
      <div ref={pills} className={styles.pills}>
        {measured &&
          distances.map((distance) => (
            <div key={distance.side} className={styles.pillPlace}>
              <DistancePill editor={editor} row={measured.id} distance={distance} labels={labels} />
            </div>
          ))}
      </div>
    </>
  )
}

function outlinePath(item: Item, { eye, project }: View): string {
  return visibleEdges(item, eye)
    .flatMap(([from, to]) => {
      const [a, b] = [project(from), project(to)]
      return a && b ? [`M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`] : []
    })
    .join('')
}

function follow(
  { project }: View,
  from: Point3,
  to: Point3,
  lines: Element | undefined,
  pill: Element | undefined,
): void {
  const [a, b] = [project(from), project(to)]
  for (const element of [lines, pill]) {
    if (element instanceof SVGElement || element instanceof HTMLElement) {
      element.style.display = a && b ? '' : 'none'
    }
  }
  if (!a || !b) return

  const [line, first, second] = [...(lines?.children ?? [])]
  setAttributes(line, { x1: a[0], y1: a[1], x2: b[0], y2: b[1] })
  setAttributes(first, { cx: a[0], cy: a[1] })
  setAttributes(second, { cx: b[0], cy: b[1] })
  if (pill instanceof HTMLElement) {
    pill.style.translate = `${((a[0] + b[0]) / 2).toFixed(1)}px ${((a[1] + b[1]) / 2).toFixed(1)}px`
  }
}

function setAttributes(element: Element | undefined, values: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(values)) element?.setAttribute(name, value.toFixed(1))
}

/// <reference path="./css-modules.d.ts" />
import type { ClearanceBox, Editor } from '@arredo/editor'
import { footprint, type NeighbourDistance, type Point, type Point3, type Standing } from '@arredo/geometry'
import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { DistancePill, type Labels } from './distance-pill.tsx'
import type { Item } from './items/item-layer.ts'
import { visibleEdges } from './items/item-outline.ts'
import styles from './room-view.module.css'

type View = { readonly eye: Point3; readonly project: (point: Point3) => Point | null }

/** The overlay follows every frame of the picture without rendering through React. */
export type OverlayHandle = { readonly follow: (view: View) => void }

type OverlayProps = {
  readonly ref: Ref<OverlayHandle>
  readonly editor: Editor
  readonly outlined: readonly Item[]
  /** Room to keep free; the plan tells why. */
  readonly clearances: readonly ClearanceBox[]
  /** The one selected item whose distances are shown, if any. */
  readonly measured: Item | null
  readonly distances: readonly NeighbourDistance[]
  readonly labels: Labels
  readonly onShown: () => void
}

/** Outlines, distance lines and pills, drawn by the browser over the picture: sharp and clickable. */
export function Overlay(props: OverlayProps) {
  const { ref, editor, outlined, clearances, measured, distances, labels, onShown } = props
  const svg = useRef<SVGSVGElement>(null)
  const pills = useRef<HTMLDivElement>(null)

  useImperativeHandle(ref, () => ({
    follow(view) {
      const paths = svg.current?.querySelectorAll('path') ?? []
      for (const [k, box] of clearances.entries()) {
        paths[k]?.setAttribute('d', `${floorPath(box, view)}${outlinePath(box, view)}`)
      }
      for (const [k, item] of outlined.entries()) {
        paths[clearances.length + k]?.setAttribute('d', outlinePath(item, view))
      }
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
        {clearances.map(({ row, code }) => (
          <path key={`${row} ${code}`} className={styles.clearance} />
        ))}
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

/** Where it meets the floor or hangs above it, which alone is filled. */
function floorPath(box: Standing, { project }: View): string {
  const corners = footprint(box).map(([x, y]) => project([x, y, box.placement.at[2]]))
  const shown = corners.flatMap((corner) =>
    corner ? [`${corner[0].toFixed(1)} ${corner[1].toFixed(1)}`] : [],
  )
  return shown.length === corners.length ? `M${shown.join('L')}Z` : ''
}

function outlinePath(item: Standing, { eye, project }: View): string {
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

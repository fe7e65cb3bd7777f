/// <reference path="./css-modules.d.ts" />
import { type Drawing, drawPlan, type Shape } from '@arredo/drawings'
import { type RowId, standingRow } from '@arredo/project'
import { Fragment, type KeyboardEvent, useMemo, useRef } from 'react'
import type { Editor } from '../editor.ts'
import { neighbourDistances } from '../neighbour-distances.ts'
import { useDesk, useEditorState } from '../use-editor-state.ts'
import { clearanceBoxes } from './clearance-boxes.ts'
import { DistancePills } from './distance-pills.tsx'
import type { Insets } from './plan-camera.ts'
import { PlanGrid } from './plan-grid.tsx'
import { PlanItem } from './plan-item.tsx'
import type { PlanViewLabels } from './plan-labels.ts'
import { Clearances, DistanceLines, Ghost, SelectionOutline } from './plan-overlay.tsx'
import { PlanShapes } from './plan-shapes.tsx'
import styles from './plan-view.module.css'
import { previewed } from './previewed.ts'
import { useHostScrolling } from './use-host-scrolling.ts'
import { usePlanCamera } from './use-plan-camera.ts'
import { usePlanPointer } from './use-plan-pointer.ts'
import { useWheelZoom } from './use-wheel-zoom.ts'

export type PlanViewProps = {
  readonly editor: Editor
  readonly labels: PlanViewLabels
  /** What floating panels cover; the room is fitted between them. */
  readonly insets?: Insets
  /** In a host's page the plain wheel and one finger stay the page's. */
  readonly isEmbedded?: boolean
}

const noInsets: Insets = { top: 16, right: 16, bottom: 16, left: 16 }
const leastTextPixels = 10.5

/** The plan: one more camera on the editor, drawn from the display list that PDF and DXF use too. */
export function PlanView({ editor, labels, insets = noInsets, isEmbedded = false }: PlanViewProps) {
  const view = useRef<HTMLDivElement>(null)
  const spaceHeld = useRef(false)
  const desk = useDesk(editor.desk)
  const { selection, gesture, tool } = useEditorState(editor)
  const control = usePlanCamera(view, desk.document.walls, insets)
  const { panning, handlers } = usePlanPointer(editor, view, control, spaceHeld)
  useWheelZoom(view, control, isEmbedded)
  useHostScrolling(view, editor, isEmbedded)

  const document = useMemo(() => previewed(desk.document, gesture), [desk.document, gesture])
  const drawing = useMemo(
    () => drawPlan(document, desk.evaluation, labels),
    [document, desk.evaluation, labels],
  )
  const { scale, corner } = control.camera
  const leastText = leastTextPixels * scale
  const only = selection.length === 1 ? selection[0] : undefined
  const distances =
    only === undefined ? [] : neighbourDistances(editor, only).filter(({ distance }) => distance >= 1)
  const clearances = useMemo(
    () =>
      selection.flatMap((id) => {
        const item = standingRow(document, desk.evaluation, id)
        return item ? clearanceBoxes(desk.evaluation, id, item.placement) : []
      }),
    [selection, document, desk.evaluation],
  )

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') editor.cancel()
    if (event.key === ' ' && event.target === event.currentTarget) {
      spaceHeld.current = true
      event.preventDefault()
    }
  }
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ') spaceHeld.current = false
  }

  const state = panning ? styles.panning : tool === 'place' ? styles.placing : ''
  const box = [corner[0], -corner[1], control.size.width * scale, control.size.height * scale]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up here from the items, which are the controls.
    <div ref={view} className={styles.view} tabIndex={-1} onKeyDown={onKeyDown} onKeyUp={onKeyUp}>
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG cannot be a fieldset. */}
      <svg
        className={`${styles.plan} ${isEmbedded ? styles.embedded : ''} ${state}`}
        viewBox={box.join(' ')}
        preserveAspectRatio="none"
        role="group"
        aria-label={labels.text('Floor plan')}
        onDoubleClick={(event) => event.target === event.currentTarget && control.fit()}
        {...handlers}
      >
        <PlanGrid camera={control.camera} size={control.size} />
        {groupByRow(drawing).map(({ row, shapes }, index) => {
          const item = row === undefined ? null : standingRow(document, desk.evaluation, row)
          if (item) {
            const isSelected = selection.includes(item.id)
            const collides = gesture?.kind === 'move' && gesture.row === item.id && gesture.collides
            const state = { isSelected, collides }
            return <PlanItem key={row} {...{ editor, desk, item, shapes, labels, leastText, ...state }} />
          }
          return (
            <Fragment key={shapes[0]?.style}>
              <PlanShapes {...{ shapes, leastText }} />
              {/* On the floor, below the items: none is covered. */}
              {index === 0 && <Clearances boxes={clearances} labels={labels} />}
            </Fragment>
          )
        })}
        <DistanceLines distances={distances} />
        {selection.map((id) => {
          const item = standingRow(document, desk.evaluation, id)
          const collides = gesture?.kind === 'move' && gesture.row === id && gesture.collides
          return item && <SelectionOutline key={id} item={item} scale={scale} collides={collides} />
        })}
        {gesture?.kind === 'place' && gesture.placement && (
          <Ghost
            item={{ placement: gesture.placement, size: gesture.newcomer.size }}
            collides={gesture.collides}
          />
        )}
      </svg>
      {only !== undefined && (
        <DistancePills
          editor={editor}
          row={only}
          distances={distances}
          camera={control.camera}
          labels={labels}
        />
      )}
    </div>
  )
}

type ShapeGroup = { readonly row: RowId | undefined; readonly shapes: Drawing }

/** Runs of shapes of the same row, in drawing order. */
function groupByRow(drawing: Drawing): readonly ShapeGroup[] {
  const groups: { row: RowId | undefined; shapes: Shape[] }[] = []
  for (const shape of drawing) {
    const last = groups.at(-1)
    if (last && last.row === shape.row) last.shapes.push(shape)
    else groups.push({ row: shape.row, shapes: [shape] })
  }
  return groups
}

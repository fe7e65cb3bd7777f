/// <reference path="../css-modules.d.ts" />
import { type Layer, withoutLayers } from '@arredo/drawings'
import { middle } from '@arredo/geometry'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import type { Editor } from '../../editor.ts'
import type { Selected, Shown } from '../../editor-state.ts'
import { isSelected } from '../../selection.ts'
import type { Entry } from '../../tools/tool.ts'
import { useEditorState } from '../../use-editor-state.ts'
import { EntryPill } from '../entry-pill.tsx'
import { recordLabel } from '../record-label.ts'
import type { ViewLabels } from '../view-labels.ts'
import { type FlatCamera, type Insets, ratioOf, toPixels } from './flat-camera.ts'
import { FlatGrid } from './flat-grid.tsx'
import { FlatLayer } from './flat-layer.tsx'
import { FlatOverlay } from './flat-overlay.tsx'
import { FlatRulers, rulerPixels } from './flat-rulers.tsx'
import styles from './flat-view.module.css'
import { isSeen, type Projection } from './projection.ts'
import { ScaleChoice } from './scale-choice.tsx'
import type { UnderlaySources } from './underlay-pictures.tsx'
import { type Subject, useFlatCamera } from './use-flat-camera.ts'
import { useFlatPointer } from './use-flat-pointer.ts'
import { useGestureInView } from './use-gesture-in-view.ts'
import { useHostScrolling } from './use-host-scrolling.ts'
import { useScaleWish } from './use-scale-wish.ts'
import { useWheelZoom } from './use-wheel-zoom.ts'

export type FlatViewProps = {
  readonly editor: Editor
  readonly labels: ViewLabels
  /** What floating panels cover; the drawing is fitted between them. */
  readonly insets?: Insets
  /** In a host's page the plain wheel and one finger stay the page's. */
  readonly isEmbedded?: boolean
  /** What lies under a plan to be traced. */
  readonly underlays?: UnderlaySources | undefined
}

type SheetProps = Omit<FlatViewProps, 'underlays'> & {
  readonly name: string
  readonly shown: Shown
  readonly layers: readonly Layer[]
  readonly subject: Subject
  readonly projection: Projection
  /** A face of a wall needs an edge where a floor has its walls. */
  readonly isEdged?: boolean
  /** Below all layers, and over the floors. */
  readonly ground?: ReactNode
  readonly under?: ReactNode
  /** Hears how many millimetres of the room a pixel is. */
  readonly onScale?: (scale: number) => void
}

const noInsets: Insets = { top: 16, right: 16, bottom: 16, left: 16 }
/** Narrower windows have no room for rulers. */
const rulersFrom = 1024

/** A sheet of paper on the editor: layers of a drawing, the marks of the moment, and numbers to type. */
export function FlatView(props: SheetProps) {
  const { editor, labels, insets: given = noInsets, isEmbedded = false } = props
  const { name, shown, layers: all, subject, projection, isEdged = false, onScale } = props
  const { document, evaluation, tints } = shown
  const view = useRef<HTMLDivElement>(null)
  const spaceHeld = useRef(false)
  const { selection, hiddenLayers, scaleWish } = useEditorState(editor)
  const layers = useMemo(() => withoutLayers(all, hiddenLayers), [all, hiddenLayers])
  const hasRulers = window.innerWidth >= rulersFrom
  const insets = useMemo(() => (hasRulers ? withinRulers(given) : given), [given, hasRulers])
  const control = useFlatCamera(view, subject, insets)
  const { panning, handlers } = useFlatPointer(editor, view, control, projection, spaceHeld)
  useWheelZoom(view, control, isEmbedded)
  useHostScrolling(view, editor, isEmbedded)
  useScaleWish(scaleWish, control, insets)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ' && event.target === event.currentTarget) {
      spaceHeld.current = true
      event.preventDefault()
    }
  }
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ') spaceHeld.current = false
  }

  const { scale, corner } = control.camera
  useLayoutEffect(() => onScale?.(scale), [onScale, scale])
  const overlay = editor.overlay()
  const entries = editor.entries().filter((entry) => isSeen(entry, projection))
  useGestureInView(control, entries, projection, insets)
  const floor = layers.findIndex(({ of }) => of?.kind !== 'room')
  const isUnder = (shape: (typeof overlay)[number]) =>
    shape.tone === 'clearance' || (shape.kind === 'prism' && shape.bottom === shape.top)
  const box = [corner[0], -corner[1], control.size.width * scale, control.size.height * scale]
  // Hundreds of them: what changes nothing about a record, as letting go of it, does not go through them all.
  const drawn = useMemo(
    () =>
      layers.map((layer) => (
        <FlatLayer
          key={layer.key}
          {...{ editor, layer }}
          label={layer.of ? recordLabel({ document, evaluation }, layer.of, labels) : ''}
          isPressed={layer.of !== undefined && isSelected(selection, layer.of)}
          collides={isColliding(tints, layer.of)}
        />
      )),
    [editor, layers, document, evaluation, tints, labels, selection],
  )
  const marks = { projection, scale, text: labels.text }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up here from the records, which are the controls.
    <div ref={view} className={styles.view} tabIndex={-1} onKeyDown={onKeyDown} onKeyUp={onKeyUp}>
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG cannot be a fieldset. */}
      <svg
        className={[
          styles.plan,
          isEmbedded && styles.embedded,
          panning && styles.panning,
          isEdged && styles.edged,
        ]
          .filter(Boolean)
          .join(' ')}
        style={panning ? undefined : { cursor: editor.cursor() }}
        viewBox={box.join(' ')}
        preserveAspectRatio="none"
        role="group"
        aria-label={name}
        onDoubleClick={(event) => event.target === event.currentTarget && control.fit()}
        {...handlers}
      >
        {!hiddenLayers.includes('grid') && <FlatGrid camera={control.camera} size={control.size} />}
        {props.ground}
        {drawn.slice(0, Math.max(0, floor))}
        {props.under}
        {/* On the floor, below the items: none is covered. */}
        <FlatOverlay shapes={overlay.filter(isUnder)} {...marks} />
        {drawn.slice(Math.max(0, floor))}
        <Lines entries={entries} projection={projection} />
        <FlatOverlay shapes={overlay.filter((shape) => !isUnder(shape))} {...marks} />
      </svg>
      {hasRulers && (
        <FlatRulers {...{ view, labels }} camera={control.camera} size={control.size} insets={given} />
      )}
      <Pills {...{ editor, labels, projection, entries }} camera={control.camera} />
      <ScaleChoice {...{ editor, labels, insets }} ratio={ratioOf(control.camera)} />
    </div>
  )
}

function withinRulers({ top, right, bottom, left }: Insets): Insets {
  return { top: top + rulerPixels, right, bottom, left: left + rulerPixels }
}

function isColliding(tints: Shown['tints'], of: Selected | undefined): boolean {
  return of?.kind === 'row' && tints[of.id] !== undefined
}

type EntriesProps = { readonly entries: readonly Entry[]; readonly projection: Projection }

function Lines({ entries, projection }: EntriesProps) {
  return entries.map(({ id, from, to }) => {
    const [a, b] = [projection.toSheet(from), projection.toSheet(to)]
    return a && b && <path key={id} className={styles.distance} d={`M${a[0]} ${-a[1]}L${b[0]} ${-b[1]}`} />
  })
}

type PillsProps = EntriesProps & Pick<FlatViewProps, 'editor' | 'labels'> & { readonly camera: FlatCamera }

function Pills({ editor, labels, entries, projection, camera }: PillsProps) {
  return entries.map((entry, index) => {
    const [a, b] = [projection.toSheet(entry.from), projection.toSheet(entry.to)]
    if (!a || !b) return null
    const { x, y } = toPixels(camera, middle(a, b))
    // Two numbers of one line stand below each other.
    const down = entries
      .slice(0, index)
      .filter(({ from, to }) => from === entry.from && to === entry.to).length
    return (
      <div
        key={entry.id}
        className={styles.pillPlace}
        style={{ translate: `calc(${x}px - 50%) calc(${y + down * 28}px - 50%)` }}
      >
        <EntryPill {...{ editor, entry, labels }} isFirst={index === 0} way={[b[0] - a[0], b[1] - a[1]]} />
      </div>
    )
  })
}

/// <reference path="../css-modules.d.ts" />
import { type Layer, withoutLayers } from '@arredo/drawings'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import type { Editor } from '../../editor.ts'
import type { Selected, Shown, Tint } from '../../editor-state.ts'
import { useEditorState } from '../../use-editor-state.ts'
import { recordLabel } from '../record-label.ts'
import type { ViewLabels } from '../view-labels.ts'
import { type Insets, ratioOf } from './flat-camera.ts'
import { FlatGrid } from './flat-grid.tsx'
import { FlatLayer } from './flat-layer.tsx'
import { FlatOverlay } from './flat-overlay.tsx'
import { FlatKnobs, FlatLines, FlatPills } from './flat-pills.tsx'
import { FlatRulers, rulerDepth } from './flat-rulers.tsx'
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
/** Narrower windows have no room for rulers, nor has what a sheet leaves of a window. */
const rulersFrom = 1024
const rulersFromHeight = 300

/** A sheet of paper on the editor: layers of a drawing, the marks of the moment, and numbers to type. */
export function FlatView(props: SheetProps) {
  const { editor, labels, insets: given = noInsets, isEmbedded = false } = props
  const { name, shown, layers: all, subject, projection, isEdged = false, onScale } = props
  const { document, evaluation, tints } = shown
  const view = useRef<HTMLDivElement>(null)
  const spaceHeld = useRef(false)
  const { hiddenLayers, scaleWish } = useEditorState(editor)
  const layers = useMemo(() => withoutLayers(all, hiddenLayers), [all, hiddenLayers])
  const freeHeight = window.innerHeight - given.top - given.bottom
  const hasRulers = window.innerWidth >= rulersFrom && freeHeight >= rulersFromHeight
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
  const isUnder = (shape: (typeof overlay)[number]) =>
    shape.tone === 'clearance' || (shape.kind === 'prism' && shape.bottom === shape.top)
  const box = [corner[0], -corner[1], control.size.width * scale, control.size.height * scale]
  // Hundreds of them: what changes no record, as pressing one or letting go of it, does not go through them all.
  const [floors, drawn] = useMemo(() => {
    const records = layers.map((layer) => (
      <FlatLayer
        key={layer.key}
        {...{ editor, layer }}
        label={layer.of ? recordLabel({ document, evaluation }, layer.of, labels) : ''}
        tint={tintOf(tints, layer.of)}
      />
    ))
    const floor = Math.max(
      0,
      layers.findIndex(({ of }) => of?.kind !== 'room'),
    )
    return [records.slice(0, floor), records.slice(floor)]
  }, [editor, layers, document, evaluation, tints, labels])
  const marks = { projection, scale, text: labels.text }

  return (
    <section
      ref={view}
      className={styles.view}
      tabIndex={-1}
      data-drawing
      aria-label={labels.text('Drawing')}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
    >
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
        {floors}
        {props.under}
        {/* On the floor, below the items: none is covered. */}
        <FlatOverlay shapes={overlay.filter(isUnder)} {...marks} />
        {drawn}
        <FlatLines entries={entries} projection={projection} />
        <FlatOverlay shapes={overlay.filter((shape) => !isUnder(shape))} {...marks} />
      </svg>
      {hasRulers && (
        <FlatRulers {...{ view, labels }} camera={control.camera} size={control.size} insets={given} />
      )}
      <FlatPills {...{ editor, labels, projection, entries, layers }} camera={control.camera} />
      <FlatKnobs {...{ editor, labels, projection }} camera={control.camera} />
      <ScaleChoice {...{ editor, labels, insets }} ratio={ratioOf(control.camera)} />
    </section>
  )
}

function withinRulers({ top, right, bottom, left }: Insets): Insets {
  return { top: top + rulerDepth, right, bottom, left: left + rulerDepth }
}

function tintOf(tints: Shown['tints'], of: Selected | undefined): Tint | undefined {
  return of?.kind === 'row' ? tints[of.id] : undefined
}

import {
  type Bounds,
  boundsOf,
  type ElevationOptions,
  elevationLayers,
  faceTitle,
  type Layer,
} from '@arredo/drawings'
import { fromWall, type Point, type Point3, shellOf, toWall, type WallFace } from '@arredo/geometry'
import { useEffect, useMemo, useState } from 'react'
import { faceLookedAt } from '../faces-in-order.ts'
import { useDesk, useEditorState } from '../use-editor-state.ts'
import type { Insets } from './flat/flat-camera.ts'
import { FlatView, type FlatViewProps } from './flat/flat-view.tsx'
import type { Projection } from './flat/projection.ts'
import { readableText, textToFit } from './readable-text.ts'

const margin = 80
/** Letters may become a step larger than was reckoned with. */
const edgePixels = 18
const noInsets: Insets = { top: 16, right: 16, bottom: 16, left: 16 }
const emptyWall: Bounds = { left: 0, bottom: 0, right: 5000, top: 2700 }
/** What stands further than this before a wall is not seen with it. */
const reach = 1500

export type ElevationViewProps = FlatViewProps & Pick<ElevationOptions, 'colourOf'>

/** One face of a wall, as somebody sees it who stands before it. */
export function ElevationView(props: ElevationViewProps) {
  const { editor } = props
  useDesk(editor.desk)
  const { face: wanted } = useEditorState(editor)
  const face = faceLookedAt(shellOf(editor.shown().document), wanted)
  return <FaceView key={face ? `${face.wall} ${face.side}` : ''} {...props} face={face} />
}

type FaceViewProps = ElevationViewProps & { readonly face: WallFace | null }

function FaceView({ face, colourOf, ...props }: FaceViewProps) {
  const { editor, labels, insets = noInsets } = props
  const shown = editor.shown()
  const { document, evaluation } = shown
  const fitting = face ? textToFit(face, windowSize(), insets) : readableText(1)
  // The view fits the sheet before it says how large it shows it.
  const [scale, setScale] = useState<number | null>(null)
  const textSize = scale === null ? fitting : readableText(scale)
  const layers = useMemo(
    () => (face && elevationLayers(document, evaluation, face, labels, optionsOf(textSize, colourOf))) ?? [],
    [document, evaluation, face, labels, textSize, colourOf],
  )
  const projection = useMemo(() => (face ? faceProjection(face) : nowhere), [face])
  // Left and right on this sheet are along the wall, up and down are heights.
  useEffect(() => editor.setBearing(face ? face.frame.turn : 0, face !== null), [editor, face])

  const subject = {
    bounds: boundsAround(layers),
    margin: edgePixels,
    parts: face ? [`${face.wall} ${face.side}`] : [],
    isBusy: false,
  }
  const title = face ? faceTitle(shellOf(document), face, labels) : ''
  const name = [labels.text('Elevation of a wall'), title].filter((part) => part !== '').join(': ')
  const sheet = { shown, layers, projection, subject, name, onScale: setScale }
  return <FlatView {...props} {...sheet} isEdged />
}

function optionsOf(textSize: number, colourOf: ElevationOptions['colourOf']): ElevationOptions {
  return { textSize, ...(colourOf && { colourOf }) }
}

/** The canvas fills the window. */
function windowSize() {
  return { width: window.innerWidth, height: window.innerHeight }
}

/** Chains and title lie around everything else. */
function boundsAround(layers: readonly Layer[]): Bounds {
  const around = boundsOf(layers.flatMap(({ of, shapes }) => (of ? [] : shapes))) ?? emptyWall
  return {
    left: around.left - margin,
    bottom: around.bottom - margin,
    right: around.right + margin,
    top: around.top + margin,
  }
}

export function faceProjection(face: WallFace): Projection {
  const { frame, wall, side, start, end } = face
  const toSheet = ([x, y, z]: Point3): Point | null => {
    const { along, across } = toWall(frame, [x, y])
    const isNear = across > -reach / 3 && across < reach && along > start - reach && along < end + reach
    return isNear ? [along, z] : null
  }
  return {
    toSheet,
    outlineOf({ outline, bottom, top }) {
      const points = outline.map(([x, y]) => toSheet([x, y, bottom]))
      const along = points.flatMap((point) => (point ? [point[0]] : []))
      if (along.length < points.length) return null
      const [left, right] = [Math.min(...along), Math.max(...along)]
      return [
        [left, bottom],
        [right, bottom],
        [right, top],
        [left, top],
      ]
    },
    hit: ([along, up], record) => ({
      point: [...fromWall(frame, { along, across: 0 }), up],
      surface: 'wall',
      record,
      face: { wall, side },
      tellsHeight: true,
    }),
  }
}

const nowhere: Projection = {
  toSheet: () => null,
  outlineOf: () => null,
  hit: ([x, y], record) => ({ point: [x, y, 0], surface: 'nothing', record, face: null }),
}

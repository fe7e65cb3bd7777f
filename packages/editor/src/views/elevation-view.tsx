import { elevationLayers } from '@arredo/drawings'
import {
  type FaceName,
  fromWall,
  type Point,
  type Point3,
  shellOf,
  toWall,
  type WallFace,
} from '@arredo/geometry'
import { useEffect, useMemo } from 'react'
import { facesInOrder } from '../faces-in-order.ts'
import { useEditorState } from '../use-editor-state.ts'
import { FlatView, type FlatViewProps } from './flat/flat-view.tsx'
import type { Projection } from './flat/projection.ts'

const margin = 500
/** What stands further than this before a wall is not seen with it. */
const reach = 1500

/** One face of a wall, as somebody sees it who stands before it. */
export function ElevationView(props: FlatViewProps) {
  const { editor, labels } = props
  const { face: wanted } = useEditorState(editor)
  const shown = editor.shown()
  const { document, evaluation } = shown
  const face = faceOf(document, wanted)
  const layers = useMemo(
    () => (face ? (elevationLayers(document, evaluation, face, labels) ?? []) : []),
    [document, evaluation, face, labels],
  )
  const projection = useMemo(() => (face ? faceProjection(face) : nowhere), [face])
  // Left and right on this sheet are along the wall; up and down have no meaning in plan.
  useEffect(() => editor.setBearing(face ? face.frame.turn : 0), [editor, face])

  const key = face ? `${face.wall} ${face.side}` : ''
  const subject = {
    bounds: face ? boundsOf(face) : { left: 0, bottom: 0, right: 5000, top: 2700 },
    parts: [key],
    isBusy: false,
  }
  const name = labels.text('Elevation of a wall')
  return <FlatView key={key} {...props} {...{ shown, layers, projection, subject, name }} isEdged />
}

function faceOf(document: Parameters<typeof shellOf>[0], wanted: FaceName | null): WallFace | null {
  const shell = shellOf(document)
  const chosen = wanted && shell.face(wanted.wall, wanted.side)
  if (chosen) return chosen
  const [first] = facesInOrder(shell)
  return first ?? null
}

function boundsOf({ start, end, top }: WallFace) {
  const height = Math.max(...top.map(([, up]) => up))
  return { left: start - margin, right: end + margin, bottom: -margin, top: height + margin }
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
    }),
  }
}

const nowhere: Projection = {
  toSheet: () => null,
  outlineOf: () => null,
  hit: ([x, y], record) => ({ point: [x, y, 0], surface: 'nothing', record, face: null }),
}

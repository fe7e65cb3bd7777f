import { type Bounds, planLayers } from '@arredo/drawings'
import { type Point, type Shell, shellOf, toWall, type WallId } from '@arredo/geometry'
import { useEffect, useMemo } from 'react'
import type { Hit, Selected } from '../editor-state.ts'
import { useDesk, useEditorState } from '../use-editor-state.ts'
import { FlatView, type FlatViewProps } from './flat/flat-view.tsx'
import type { Projection } from './flat/projection.ts'

/** Room for two dimension chains around the outer faces of the walls. */
const margin = 850
const emptyRoom: Bounds = { left: 0, bottom: 0, right: 5000, top: 5000 }

/** The plan: one more camera on the editor, drawn from the display list that PDF and DXF use too. */
export function PlanView(props: FlatViewProps) {
  const { editor, labels } = props
  const desk = useDesk(editor.desk)
  useEditorState(editor)
  const shown = editor.shown()
  const { document, evaluation } = shown
  const layers = useMemo(() => planLayers(document, evaluation, labels), [document, evaluation, labels])
  const shell = shellOf(document)
  const projection = useMemo(() => planProjection(shell), [shell])
  useEffect(() => editor.setBearing(0), [editor])

  const settled = shellOf(desk.document)
  const framed = useMemo(
    () => ({ bounds: boundsOf(settled), parts: settled.walls.map(({ id }) => id) }),
    [settled],
  )
  const subject = { ...framed, isBusy: editor.hovers() }
  return <FlatView {...props} {...{ shown, layers, projection, subject }} name={labels.text('Floor plan')} />
}

export function planProjection(shell: Shell): Projection {
  return {
    toSheet: ([x, y]) => [x, y],
    outlineOf: ({ outline }) => outline,
    hit: (at, record) => {
      const wall = wallOf(shell, record)
      return {
        point: [...at, 0],
        surface: wall === null ? 'floor' : 'wall',
        record,
        face: wall === null ? null : faceAt(shell, wall, at),
      }
    },
  }
}

function wallOf(shell: Shell, record: Selected | null): WallId | null {
  return record?.kind === 'wall' && shell.wall(record.id) ? record.id : null
}

/** The nearer face of a wall. */
function faceAt(shell: Shell, id: WallId, at: Point): Hit['face'] {
  const wall = shell.wall(id)
  if (!wall) return null
  const isRight = toWall(wall.faces.right.frame, at).across > -wall.thickness / 2
  return { wall: id, side: isRight ? 'right' : 'left' }
}

function boundsOf({ walls }: Shell): Bounds {
  const ends = walls.flatMap(({ from, to }) => [from, to])
  const xs = ends.map(([x]) => x)
  const ys = ends.map(([, y]) => y)
  const inner =
    ends.length === 0
      ? emptyRoom
      : { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) }
  return {
    left: inner.left - margin,
    bottom: inner.bottom - margin,
    right: inner.right + margin,
    top: inner.top + margin,
  }
}

import { type Bounds, type Layer, type PlanOptions, planLayers } from '@arredo/drawings'
import { type Point, type Shell, shellOf, toWall, type WallId } from '@arredo/geometry'
import { useEffect, useMemo, useState } from 'react'
import type { Hit, Selected } from '../editor-state.ts'
import { idsOf } from '../selection.ts'
import { useDesk, useEditorState } from '../use-editor-state.ts'
import { isTypedInto } from './finish-typing.ts'
import { FlatView, type FlatViewProps } from './flat/flat-view.tsx'
import type { Projection } from './flat/projection.ts'
import { UnderlayGrips, UnderlayPictures } from './flat/underlay-pictures.tsx'
import { readableText } from './readable-text.ts'

const emptyRoom: Bounds = { left: 0, bottom: 0, right: 5000, top: 5000 }
/** Up to this width of the window there is room for few chains. */
const narrow = 1024

export type PlanViewProps = FlatViewProps & Pick<PlanOptions, 'colourOf'>

/** The plan: one more camera on the editor, drawn from the display list that PDF and DXF use too. */
export function PlanView({ colourOf, underlays: sources, ...props }: PlanViewProps) {
  const { editor, labels } = props
  const desk = useDesk(editor.desk)
  const { hiddenLayers, selection } = useEditorState(editor)
  const shown = editor.shown()
  const { document, evaluation } = shown
  const [scale, setScale] = useState(firstScale)
  const textSize = readableText(scale)
  const chains = window.innerWidth <= narrow ? 'few' : 'all'
  const layers = useMemo(
    () => planLayers(document, evaluation, labels, { textSize, chains, ...(colourOf && { colourOf }) }),
    [document, evaluation, labels, textSize, chains, colourOf],
  )
  const shell = shellOf(document)
  const projection = useMemo(() => planProjection(shell), [shell])
  useEffect(() => editor.setBearing(0), [editor])

  const settled = shellOf(desk.document)
  const framed = useMemo(
    () => ({ bounds: boundsOf(settled), parts: settled.walls.map(({ id }) => id) }),
    [settled],
  )
  const margin = hiddenLayers.includes('dimensions') ? edge : edge + chainsDeep(layers)
  const growth = { of: desk, rooms: settled.rooms.length, isUnderWay: isTypedInto(editor) }
  const subject = { ...framed, margin, growth, isBusy: editor.hovers() }
  const sheet = { shown, layers, projection, subject, onScale: setScale }
  const traced = sources &&
    !hiddenLayers.includes('underlay') && {
      ...{ sources, underlays: Object.values(document.underlays) },
      ...{ selected: idsOf(selection, 'underlay'), name: labels.text('Underlay') },
    }
  return (
    <FlatView
      {...props}
      {...sheet}
      name={labels.text('Floor plan')}
      ground={traced ? <UnderlayGrips {...traced} /> : null}
      under={traced ? <UnderlayPictures {...traced} /> : null}
    />
  )
}

/** Until the view says how large it shows the plan: a room on a screen. */
const firstScale = 8
const edge = 20
/** Pixels that chains outside of the walls take: the first, and each further one. */
const firstChain = 36
const nextChain = 28

/** As many as there are kinds of them: most rooms have a wall with all. */
function chainsDeep(layers: readonly Layer[]): number {
  const kinds = new Set(layers.flatMap(({ key }) => chainKey.exec(key)?.[1] ?? []))
  return kinds.size === 0 ? 0 : firstChain + (kinds.size - 1) * nextChain
}

const chainKey = /^(openings|standing|hanging|total) /

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

/** Of the walls' bodies. */
function boundsOf({ walls }: Shell): Bounds {
  const corners = walls.flatMap(({ footprint }) => footprint)
  if (corners.length === 0) return emptyRoom
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) }
}

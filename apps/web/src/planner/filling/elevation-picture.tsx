import { boundsOf, elevationLayers, shapePath } from '@arredo/drawings'
import type { FaceName } from '@arredo/geometry'
import type { Proposal } from '@arredo/planning'
import { useMemo } from 'react'
import { useLength } from '../../words/use-length.ts'
import { useCanvasLabels } from '../use-canvas-labels.ts'
import styles from './elevation-picture.module.css'

/** Of an elevation only what is built: numbers and chains are unreadable so small. */
const drawn = /^(wall|slope|ending|opening .*|row .*|fixture .*)$/

/** How many digits side by side are as wide as a picture: so they stay readable, however long the wall is. */
const digits = 56

/** A wall as it would look, with the widths of what is new. */
export function ElevationPicture({ face, proposal }: { face: FaceName; proposal: Proposal }) {
  const labels = useCanvasLabels()
  const { format } = useLength()
  const shapes = useMemo(() => {
    const { document, evaluation } = proposal.after
    const layers = elevationLayers(document, evaluation, face, labels) ?? []
    return layers.filter(({ key }) => drawn.test(key)).flatMap((layer) => layer.shapes)
  }, [face, proposal, labels])
  const bounds = boundsOf(shapes)
  if (!bounds) return null

  const { left, right, top } = bounds
  const textSize = Math.max(110, (Math.max(right - left, top * 1.6) / digits) * 1.7)
  const box = [left - 30, -top - 30, right - left + 60, top + 60 + textSize * 1.6]
  return (
    <svg className={styles.picture} viewBox={box.map(Math.round).join(' ')} aria-hidden="true">
      {shapes.map((shape, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture never changes
          key={index}
          className={styles[shape.style]}
          d={shape.kind === 'text' ? '' : shapePath(shape)}
        />
      ))}
      {proposal.spans.flatMap(({ level, elevation, height, laid }) =>
        laid.units.map(({ left: at, module: { width } }) => (
          <text
            key={`${level} ${at}`}
            className={styles.width}
            x={at + width / 2}
            // Below what stands, above what hangs.
            y={level === 'base' ? textSize * 1.2 : -elevation - height - textSize * 0.35}
            fontSize={width < textSize * 2 ? textSize * 0.7 : textSize}
          >
            {format(width)}
          </text>
        )),
      )}
    </svg>
  )
}

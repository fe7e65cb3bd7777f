import { shapePath } from '@arredo/drawings'
import { defaultWallThickness, distance, fromWall, middle, wallFrame } from '@arredo/geometry'
import { useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { SideShown } from './preview.ts'
import styles from './room-preview.module.css'
import { useLetterScale } from './use-letter-scale.ts'
import { type PreviewWishes, useOpeningDrag } from './use-opening-drag.ts'

type RoomPreviewProps = PreviewWishes & {
  thickness?: number | undefined
  label: string
  format: (millimetres: number) => string
  /** Shown as the one that is meant: a side by its name, an opening by its id. */
  marked: string | null
}

/** The room to scale with the clear length of each side; doors and windows are dragged along their walls. */
export function RoomPreviewPicture(props: RoomPreviewProps) {
  const { preview, thickness = defaultWallThickness, label, format, marked } = props
  const { left, right, top, bottom } = preview.bounds
  const picture = useRef<SVGSVGElement>(null)
  const drag = useOpeningDrag(picture, props)
  const { scale, space } = useLetterScale(picture, preview.bounds)
  const letters = 13 * scale
  const box = [left - space, -top - space, right - left + 2 * space, top - bottom + 2 * space]
  return (
    <svg
      ref={picture}
      className={styles.picture}
      viewBox={box.join(' ')}
      role="img"
      aria-label={label}
      {...drag}
    >
      {preview.layers.map(({ key, of, shapes }) => (
        <g
          key={key}
          data-side={of?.kind === 'wall' ? of.id : undefined}
          data-opening={of?.kind === 'opening' ? of.id : undefined}
          className={classNames(of && styles[`${of.kind}Layer`], of && of.id === marked && styles.marked)}
        >
          {shapes.map((shape, index) =>
            shape.kind === 'text' ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a display list is redrawn as a whole; its shapes have no identity.
              <path key={index} d={shapePath(shape)} className={styles[shape.style]} />
            ),
          )}
        </g>
      ))}
      {preview.sides.map((side) => (
        <text
          key={side.name}
          transform={besideWall(side, thickness + letters * 0.85)}
          fontSize={letters}
          className={styles.length}
        >
          {format(Math.round(distance(side.line.from, side.line.to)))}
        </text>
      ))}
    </svg>
  )
}

/** Outside of the wall, along it, never upside down. */
function besideWall({ line }: SideShown, away: number): string {
  const frame = wallFrame(line)
  const along = distance(line.from, middle(line.from, line.to))
  const [x, y] = fromWall(frame, { along, across: -away })
  const turn = ((((frame.turn + 90) % 180) + 180) % 180) - 90
  return `translate(${x} ${-y}) rotate(${-(turn === -90 ? 90 : turn)})`
}

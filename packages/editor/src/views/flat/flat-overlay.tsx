import { shapePath } from '@arredo/drawings'
import { distance, middle, type Point } from '@arredo/geometry'
import type { OverlayShape, Tone } from '../../tools/tool.ts'
import styles from './flat-view.module.css'
import type { Projection } from './projection.ts'

const handlePixels = 8
const markPixels = 5

type FlatOverlayProps = {
  readonly shapes: readonly OverlayShape[]
  readonly projection: Projection
  /** Millimetres per pixel: handles keep their size on screen. */
  readonly scale: number
  readonly text: (key: string) => string
}

/** The marks of the moment, as data from the tool in hand. */
export function FlatOverlay({ shapes, projection, scale, text }: FlatOverlayProps) {
  return shapes.map((shape) => {
    if (shape.kind === 'prism') {
      const outline = projection.outlineOf(shape)
      return (
        outline && (
          <Prism
            key={shape.id}
            {...{ outline, scale }}
            tone={shape.tone}
            title={shape.title && text(shape.title)}
          />
        )
      )
    }
    if (shape.kind === 'line') {
      const [from, to] = [projection.toSheet(shape.from), projection.toSheet(shape.to)]
      return (
        from &&
        to && (
          <path
            key={shape.id}
            className={styles.guide}
            d={shapePath({ kind: 'line', style: 'dimension', from, to })}
          />
        )
      )
    }
    const at = projection.toSheet(shape.at)
    return at && <Mark key={shape.id} id={shape.id} at={at} radius={markPixels * scale} />
  })
}

type PrismProps = {
  readonly outline: readonly Point[]
  readonly tone: Tone
  readonly scale: number
  readonly title: string | undefined
}

function Prism({ outline, tone, scale, title }: PrismProps) {
  const d = shapePath({ kind: 'polygon', style: 'item', points: outline })
  if (tone === 'clearance') {
    return (
      // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an area of a drawing is no control.
      <path role="img" className={styles.clearance} d={d}>
        <title>{title}</title>
      </path>
    )
  }
  const isColliding = tone === 'collides'
  const isBox = outline.length === 4 && (tone === 'selected' || isColliding) && isRoomy(outline, scale)
  return (
    <g className={isColliding ? `${styles.selection} ${styles.colliding}` : styles.selection}>
      <path className={tone === 'ghost' || tone === 'guide' ? styles.ghost : styles.selectionOutline} d={d} />
      {isBox && <Handles outline={outline} side={handlePixels * scale} />}
    </g>
  )
}

/** Whether handles leave something of a box to be seen. */
function isRoomy(outline: readonly Point[], scale: number): boolean {
  const [a, b, c] = outline
  return (
    a !== undefined &&
    b !== undefined &&
    c !== undefined &&
    Math.min(distance(a, b), distance(b, c)) > 3 * handlePixels * scale
  )
}

function Handles({ outline, side }: { readonly outline: readonly Point[]; readonly side: number }) {
  const places = outline.flatMap((corner, index) => [
    corner,
    middle(corner, outline[(index + 1) % outline.length] ?? corner),
  ])
  return places.map(([x, y]) => (
    <rect
      key={`${x},${y}`}
      className={styles.handle}
      x={x - side / 2}
      y={-y - side / 2}
      width={side}
      height={side}
      rx={side / 4}
    />
  ))
}

/** The mark of a corner can be taken hold of; any other is only looked at. */
function Mark({
  id,
  at: [x, y],
  radius,
}: {
  readonly id: string
  readonly at: Point
  readonly radius: number
}) {
  const [kind, corner] = id.split(' ')
  const mark = <circle className={styles.mark} cx={x} cy={-y} r={radius} />
  if (kind !== 'corner') return mark
  return (
    <g className={styles.grip} data-kind="corner" data-record={corner}>
      {/* A hand needs more room than it sees. */}
      <circle className={styles.reach} cx={x} cy={-y} r={radius * 2.4} />
      {mark}
    </g>
  )
}

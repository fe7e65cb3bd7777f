import { shellOf } from '@arredo/geometry'
import type { ProjectDocument } from '@arredo/project'
import { useMemo } from 'react'
import unseenStyles from '../ui/unseen.module.css'
import { useText } from '../words/use-text.ts'
import type { CanvasInsets } from './layout/canvas-insets.ts'
import styles from './room-backdrop.module.css'
import { useLastPicture } from './use-last-picture.ts'

type RoomBackdropProps = {
  readonly document: ProjectDocument
  readonly insets: CanvasInsets
  /** Whose last picture is shown, if there is one; null for its walls alone. */
  readonly project: number | null
}

/** What stands where the room will be until it is drawn: its last picture, or else its walls on the canvas's paper. */
export function RoomBackdrop({ document, insets, project }: RoomBackdropProps) {
  const text = useText()
  const picture = useLastPicture(project)
  const plan = useMemo(() => outlineOf(document), [document])
  return (
    <div className={styles.backdrop} style={{ inset: inPixels(insets) }} data-room-backdrop>
      {picture !== null && <img className={styles.picture} src={picture} alt="" />}
      {picture === null && plan && (
        <svg className={styles.picture} viewBox={plan.viewBox} aria-hidden="true">
          <path className={styles.outline} d={plan.path} />
        </svg>
      )}
      <p className={unseenStyles.unseen}>{text('The room is being drawn…')}</p>
    </div>
  )
}

function inPixels({ top, right, bottom, left }: CanvasInsets): string {
  return [top, right, bottom, left].map((side) => `${side}px`).join(' ')
}

/** The faces of all walls, in millimetres with north up. */
function outlineOf(document: ProjectDocument): { readonly viewBox: string; readonly path: string } | null {
  const { stretches } = shellOf(document)
  if (stretches.length === 0) return null

  const points = stretches.flatMap(({ from, to }) => [from, to])
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => -y)]
  const [west, north] = [Math.min(...xs), Math.min(...ys)]
  const [width, depth] = [Math.max(...xs) - west, Math.max(...ys) - north]
  const margin = Math.max(width, depth) / 4
  return {
    viewBox: [west - margin, north - margin, width + 2 * margin, depth + 2 * margin]
      .map(Math.round)
      .join(' '),
    path: stretches.map(({ from, to }) => `M${from[0]} ${-from[1]}L${to[0]} ${-to[1]}`).join(''),
  }
}

import type { ArticleEvaluation, Pack } from '@arredo/catalogue'
import { useMemo } from 'react'
import styles from './article-picture.module.css'
import { frontElevation } from './front-elevation.ts'

/** Tall and low articles share one scale, so that a tall unit looks tall beside a base unit. */
const leastSide = 1100

/** The article drawn from its own parts; decoration, its name stands beside it. */
export function ArticlePicture({ evaluation, pack }: { evaluation: ArticleEvaluation | null; pack: Pack }) {
  const drawing = useMemo(
    () => evaluation && frontElevation(evaluation.parts, pack.materials),
    [evaluation, pack.materials],
  )
  if (!drawing) return null

  const { box, faces } = drawing
  const side = Math.max(leastSide, box.width, box.height)
  const x = box.x - (side - box.width) / 2
  const y = box.y - (side - box.height) / 2
  return (
    <svg className={styles.picture} viewBox={`${x} ${y} ${side} ${side}`} aria-hidden="true">
      {faces.map(({ key, points, fill }) => (
        <polygon
          key={key}
          className={styles.face}
          points={points.map((point) => point.join(',')).join(' ')}
          fill={fill}
        />
      ))}
    </svg>
  )
}

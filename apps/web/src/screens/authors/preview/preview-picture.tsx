import type { ArticleEvaluation, Pack } from '@arredo/catalogue'
import { useMemo } from 'react'
import { frontElevation } from '../../../catalogue/grid/front-elevation.ts'
import styles from './preview-picture.module.css'

/** The article from the front, drawn from the parts of this very version: its photograph shows the one sold now. */
export function PreviewPicture({ evaluation, pack }: { evaluation: ArticleEvaluation; pack: Pack }) {
  const { box, faces } = useMemo(
    () => frontElevation(evaluation.parts, pack.materials),
    [evaluation, pack.materials],
  )
  return (
    <svg
      className={styles.picture}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-hidden="true"
    >
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

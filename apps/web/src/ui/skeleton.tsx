import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

/** Holds the place of something that is being fetched; the container says so with aria-busy. */
export function Skeleton({
  width = '100%',
  height = 14,
}: {
  width?: CSSProperties['width']
  height?: number
}) {
  return (
    <span className={styles.skeleton} style={{ inlineSize: width, blockSize: height }} aria-hidden="true" />
  )
}

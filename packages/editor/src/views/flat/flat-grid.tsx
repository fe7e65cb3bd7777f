import { memo } from 'react'
import { type FlatCamera, meshOf, toPlan, type ViewSize } from './flat-camera.ts'
import styles from './flat-view.module.css'

type FlatGridProps = { readonly camera: FlatCamera; readonly size: ViewSize }

/** A faint grid, the closer the nearer one looks. */
const leastPixels = 44

export const FlatGrid = memo(function FlatGrid({ camera, size }: FlatGridProps) {
  const mesh = meshOf(camera, leastPixels)
  const [left, top] = toPlan(camera, { x: 0, y: 0 })
  const [right, bottom] = toPlan(camera, { x: size.width, y: size.height })
  const upright = multiples(mesh, left, right).map((x) => `M${x} ${-top}V${-bottom}`)
  const level = multiples(mesh, bottom, top).map((y) => `M${left} ${-y}H${right}`)
  return <path className={styles.grid} d={[...upright, ...level].join('')} />
})

export function multiples(mesh: number, from: number, to: number): readonly number[] {
  const first = Math.ceil(from / mesh)
  const count = Math.max(0, Math.floor(to / mesh) - first + 1)
  return Array.from({ length: count }, (_, index) => (first + index) * mesh)
}

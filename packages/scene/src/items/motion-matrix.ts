import { Matrix4 } from 'three'
import type { LeafMotion } from './leaf-motion.ts'

/** Where a leaf is when it has gone this share of its way, in the item's right-handed frame. */
export function motionMatrix(motion: LeafMotion, share: number): Matrix4 {
  if (motion.kind === 'slide') {
    const [x, y, z] = motion.by
    return new Matrix4().makeTranslation(x * share, y * share, z * share)
  }

  const [x, y, z] = motion.hinge
  const angle = (motion.degrees * share * Math.PI) / 180
  const turn = new Matrix4()
  if (motion.axis === 0) turn.makeRotationX(angle)
  else if (motion.axis === 1) turn.makeRotationY(angle)
  else turn.makeRotationZ(angle)
  return new Matrix4()
    .makeTranslation(x, y, z)
    .multiply(turn)
    .multiply(new Matrix4().makeTranslation(-x, -y, -z))
}

import { itemToPlan, type Place, type Point3 } from '@arredo/geometry'
import { Matrix4 } from 'three'

// The scene speaks the document's own language: millimetres, x east, y north, z up. Nothing is scaled
// or swapped anywhere else; three is told once, through `camera.up`, which way is up.

/**
 * An item's own frame (x right, y forward from its back, z up) is left-handed seen in plan, three is
 * right-handed: forward becomes −y here, and only here, before any triangle is made.
 */
export function fromItemFrame([x, y, z]: Point3): Point3 {
  return [x, -y, z]
}

export function placeMatrix({ at, rotation }: Place): Matrix4 {
  return new Matrix4().makeRotationZ((rotation * Math.PI) / 180).setPosition(at[0], at[1], at[2])
}

/** A point of the item's own frame, in the room. */
export function inRoom(place: Place, [x, y, z]: Point3): Point3 {
  return [...itemToPlan(place, [x, y]), place.at[2] + z]
}

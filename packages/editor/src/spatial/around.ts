import type { ItemSide } from '@arredo/geometry'
import { type Clause, sentence, type Value } from './clause.ts'
import type { Met } from './met-by-pills.ts'
import { fixtureName, thingName, wallName } from './names.ts'
import type { Scene } from './scene.ts'

const away: Readonly<Record<ItemSide, (values: Clause['values']) => Clause>> = {
  left: (values) => sentence('{{thing}} {{distance}} on its left', values),
  right: (values) => sentence('{{thing}} {{distance}} on its right', values),
  front: (values) => sentence('{{thing}} {{distance}} in front of it', values),
  back: (values) => sentence('{{thing}} {{distance}} behind it', values),
}

const touching: Readonly<Record<ItemSide, (values: Clause['values']) => Clause>> = {
  left: (values) => sentence('{{thing}} close on its left', values),
  right: (values) => sentence('{{thing}} close on its right', values),
  front: (values) => sentence('{{thing}} close in front of it', values),
  back: (values) => sentence('{{thing}} close behind it', values),
}

/** Of what stands free: what is nearer of left and right, and of front and back. */
export function around(scene: Scene, met: readonly Met[]): readonly Clause[] {
  const nearer = (...sides: readonly ItemSide[]) =>
    met.filter(({ side }) => sides.includes(side)).toSorted((one, two) => one.distance - two.distance)[0]
  return [nearer('left', 'right'), nearer('back', 'front')].flatMap((found) => {
    if (!found) return []
    const { side, distance } = found
    const values = { thing: thingOf(scene, found.thing), distance: { length: distance } }
    return distance < 1 ? touching[side]({ thing: values.thing }) : away[side](values)
  })
}

export function thingOf(scene: Scene, thing: Met['thing']): Value {
  if ('item' in thing) return thingName(scene, thing.item)
  return 'fixture' in thing ? fixtureName(thing.fixture.fixture.kind) : wallName(scene, thing.face)
}

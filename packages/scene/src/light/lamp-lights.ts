import { PointLight, type Scene, SpotLight } from 'three'
import type { Item } from '../items/item-layer.ts'
import { kelvinColour } from './kelvin-colour.ts'
import { type Lamp, lampsOf } from './lamps.ts'

export type LampLights = {
  readonly update: (items: readonly Item[]) => void
  readonly dispose: () => void
}

/** Every real light costs time in every pixel; without shadows a few are cheap. */
const most = { plain: { round: 1, downward: 1 }, full: { round: 3, downward: 2 } }
/** Beyond this a lamp of a flat is not noticed. */
const reach = 5500
/**
 * From candela in a room measured in millimetres to the strength of our daylight: a bulb of 800 lumens makes
 * as much light at one metre as the sun does on the same spot.
 */
const strength = 0.009 * 1e6

/** The first lamp brings as many lights as there may ever be: another number means new shaders for all. */
export function createLampLights(scene: Scene, quality: 'plain' | 'full'): LampLights {
  let round: PointLight[] = []
  let downward: SpotLight[] = []
  return {
    update(items) {
      const lamps = lampsOf(items)
      if (lamps.length > 0 && round.length === 0) bringLights()
      assign(
        round,
        lamps.filter((lamp) => !lamp.isDownward),
        4 * Math.PI,
      )
      assign(
        downward,
        lamps.filter((lamp) => lamp.isDownward),
        2 * Math.PI,
      )
      for (const { position, target } of downward) {
        target.position.set(position.x, position.y, position.z - 1000)
        target.updateMatrixWorld()
      }
    },
    dispose() {
      scene.remove(...round, ...downward, ...downward.map(({ target }) => target))
      for (const light of [...round, ...downward]) light.dispose()
    },
  }

  function bringLights(): void {
    const { round: rounds, downward: spots } = most[quality]
    round = Array.from({ length: rounds }, () => new PointLight('#ffffff', 0, reach))
    downward = Array.from({ length: spots }, () => new SpotLight('#ffffff', 0, reach, Math.PI * 0.44, 0.7))
    scene.add(...round, ...downward, ...downward.map(({ target }) => target))
  }
}

/** What is left over stays, dark. */
function assign(lights: readonly (PointLight | SpotLight)[], lamps: readonly Lamp[], angle: number): void {
  for (const [k, light] of lights.entries()) {
    const lamp = lamps[k]
    light.intensity = lamp ? (lamp.lumens / angle) * strength : 0
    if (!lamp) continue
    light.position.set(...lamp.at)
    light.color.copy(kelvinColour(lamp.kelvin))
  }
}

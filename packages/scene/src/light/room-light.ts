import type { Daylight } from '../baking/bake-content.ts'
import type { BakePort, BakeWork } from '../baking/bake-port.ts'
import type { BakedLight, BakeScene, Rgb } from '../baking/bake-scene.ts'
import { type Charts, chartsOf } from '../baking/charts.ts'
import { emptyContent, type SceneContent } from '../scene-content.ts'
import { createLightField, type LightField } from './light-field.ts'
import type { Step } from './quality.ts'

export type RoomLight = {
  readonly field: LightField
  readonly charts: () => Charts
  /** Walls changed: their light has other places. */
  readonly build: (content: SceneContent) => void
  /** Something changed that light falls on or comes from. */
  readonly spread: (content: SceneContent, daylight: Daylight) => void
  /** How much brighter than it is the light is drawn, as a camera would set it. */
  readonly exposure: () => Rgb
  /** When light was found for the first time; from then on it only becomes finer. */
  readonly lit: () => Promise<void>
  readonly settled: () => Promise<void>
  readonly dispose: () => void
}

const wallReturns = 0.85
/** Under which a white wall is nearly white, until light is known. */
const evenLight: Rgb = [2.5, 2.5, 2.5]

export function createRoomLight(
  bake: BakePort,
  onLight: () => void,
  { lightTexels, rays }: Pick<Step, 'lightTexels' | 'rays'>,
): RoomLight {
  const field = createLightField()
  let charts = chartsOf(emptyContent.shell, lightTexels)
  let last: { readonly light: BakedLight; readonly key: string } | null = null
  let exposure: Rgb = [1, 1, 1]
  let stop = () => {}
  let waiting: Promise<void> = Promise.resolve()
  let tellFirst = () => {}
  const first = new Promise<void>((resolve) => {
    tellFirst = resolve
  })
  /** Whoever waits for work that is given up waits for what takes its place. */
  let giveUp: (instead?: Promise<void>) => void = () => {}
  field.setEven(evenLight)

  return {
    field,
    charts: () => charts,
    build({ shell }) {
      charts = chartsOf(shell, lightTexels)
      field.evenTexels(last ? exposed(last.light.mean, exposure) : evenLight)
    },
    spread(content, daylight) {
      stop()
      if (content.shell.rooms.length === 0) {
        field.setEven(evenLight)
        tellFirst()
        giveUp()
        return
      }
      const giveUpBefore = giveUp
      waiting = new Promise((resolve) => {
        giveUp = resolve
        stop = bake(workOf(content, daylight), (isLast) => {
          onLight()
          tellFirst()
          if (isLast) resolve()
        })
      })
      giveUpBefore(waiting)
    },
    exposure: () => exposure,
    lit: () => first,
    settled: () => waiting,
    dispose() {
      stop()
      tellFirst()
      giveUp()
      field.dispose()
    },
  }

  /** Made only when it is begun: while something is dragged nobody begins. */
  function workOf(content: SceneContent, daylight: Daylight): BakeWork {
    return async () => {
      const { bakeScene } = await import('../baking/bake-content.ts')
      const scene = bakeScene(content, charts, daylight)
      const key = JSON.stringify([scene.grid, scene.atlas])
      return {
        scene,
        rays,
        before: last?.key === key ? last.light : undefined,
        take(light) {
          last = { light, key }
          take(light, scene, daylight)
        },
      }
    }
  }

  function take(light: BakedLight, scene: BakeScene, daylight: Daylight): void {
    exposure = exposureFor(light.mean, daylight)
    field.set(scaled(light, exposure), scene)
  }
}

export function exposed(light: Rgb, exposure: Rgb): Rgb {
  return [light[0] * exposure[0], light[1] * exposure[1], light[2] * exposure[2]]
}

/** As bright as a picture should be, and its colour cast taken out as far as it should. */
function exposureFor(mean: Rgb, { brightness, neutral }: Daylight): Rgb {
  const level = Math.max(1e-3, (mean[0] + mean[1] + mean[2]) / 3)
  const brighter = (brightness * Math.PI) / (wallReturns * level)
  const balanced = (value: number) => brighter * (level / Math.max(1e-3, value)) ** neutral
  return [balanced(mean[0]), balanced(mean[1]), balanced(mean[2])]
}

function scaled(light: BakedLight, by: Rgb): BakedLight {
  const quads = (values: Float32Array) => values.map((value, k) => value * (by[k % 4] ?? 1))
  const probes = light.probes.map((value, k) => value * (by[Math.floor(k / 4) % 3] ?? 1))
  return { ...light, texels: quads(light.texels), probes, mirror: quads(light.mirror) }
}

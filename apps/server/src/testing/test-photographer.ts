import type { PhotographPorts } from '../photographs/photograph-ports.ts'
import { PhotographRefusal, type PhotographWatch } from '../photographs/photographer/photographer.ts'
import type { ProjectSceneRequest } from '../pictures/scene-request.ts'

type Order = Parameters<PhotographPorts['photographer']['take']>[0]
export type Sitting = { readonly order: Order; readonly watch: PhotographWatch; readonly finish: () => void }

export type TestPhotographer = {
  readonly ports: PhotographPorts
  /** Every scene that was exported. */
  readonly scenes: readonly ProjectSceneRequest[]
  /** Every order that was begun; each waits for its `finish`, unless they finish by themselves. */
  readonly sittings: readonly Sitting[]
  readonly finishesAlone: (does: boolean) => void
  /** The words with which everything is refused from now on. */
  readonly refuse: (words: string | null) => void
}

/** Stands in for stage and renderer, which have tests of their own, and waits until a test says go on. */
export function testPhotographer(): TestPhotographer {
  const scenes: ProjectSceneRequest[] = []
  const sittings: Sitting[] = []
  let isAlone = true
  let refusal: string | null = null
  return {
    scenes,
    sittings,
    finishesAlone(does) {
      isAlone = does
    },
    refuse(words) {
      refusal = words
    },
    ports: {
      async scene(request) {
        scenes.push(request)

        return {
          ok: true,
          glb: Buffer.from(`scene of ${request.document.header.name}`),
          overview: { eye: [1, 2, 3], target: [4, 5, 6], fieldOfView: 50 },
        }
      },
      photographer: {
        async take(order, watch) {
          if (refusal !== null) throw new PhotographRefusal(refusal)
          await new Promise<void>((resolve, reject) => {
            sittings.push({ order, watch, finish: resolve })
            watch.signal.addEventListener('abort', () => reject(watch.signal.reason))
            if (isAlone) resolve()
          })
          const at = `${sittings.length}`
          return { picture: testJpeg(`large ${at}`), preview: testJpeg(`small ${at}`), cpuSeconds: 1 }
        },
      },
    },
  }
}

/** A grey JPEG; what is said behind its end makes it another file. */
export function testJpeg(label: string): Uint8Array {
  return Buffer.concat([greyJpeg, Buffer.from(label)])
}

const greyJpeg = Buffer.from(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1td',
    'hbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk',
    'pKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAKABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEA',
    'AAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhED',
    'EQA/ALgA/9k=',
  ].join(''),
  'base64',
)

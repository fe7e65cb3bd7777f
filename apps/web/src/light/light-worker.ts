import type { BakePort, PaintPort } from '@arredo/scene/baking'
import { ownWorker } from '../outside/own-worker.ts'
import type { LightAnswer, LightOrder } from './light-work.ts'
import workerAddress from './light-work.ts?worker&url'

type Todo = Awaited<ReturnType<Parameters<BakePort>[0]>>

/** Tells of every answer; returns how to end it. */
export function bake({ scene, rays, before, take }: Todo, tell: (isLast: boolean) => void): () => void {
  const end = give(
    { kind: 'bake', scene, before, rays },
    (answer) => {
      if (answer.kind !== 'baked') return
      take(answer.light)
      tell(answer.isLast)
      if (answer.isLast) end()
    },
    // Without a worker the room keeps its even light.
    () => tell(true),
  )
  return end
}

export const paint: PaintPort = (light, width) =>
  new Promise((resolve, reject) => {
    const end = give(
      { kind: 'paint', light, width },
      (answer) => {
        end()
        if (answer.kind === 'painted') resolve(answer.panorama)
      },
      reject,
    )
  })

/** A worker for one order; returns how to end it. */
function give(order: LightOrder, hear: (answer: LightAnswer) => void, fail: () => void): () => void {
  try {
    const worker = ownWorker('light', workerAddress)
    worker.onmessage = ({ data }: MessageEvent<LightAnswer>) => hear(data)
    worker.onerror = (event) => {
      event.preventDefault()
      worker.terminate()
      fail()
    }
    worker.postMessage(order, given(order))
    return () => worker.terminate()
  } catch {
    fail()
    return () => {}
  }
}

/** Triangles are made for the one order: they need no copy. */
function given(order: LightOrder): Transferable[] {
  if (order.kind !== 'bake') return []
  const { corners, albedo, glow } = order.scene
  return [corners.buffer, albedo.buffer, glow.buffer]
}

import {
  type BakedLight,
  type BakeScene,
  createBake,
  type PaintPort,
  paintBackdrop,
} from '@arredo/scene/baking'

export type LightOrder =
  | {
      readonly kind: 'bake'
      readonly scene: BakeScene
      readonly before: BakedLight | undefined
      readonly rays: readonly number[]
    }
  | { readonly kind: 'paint'; readonly light: Parameters<PaintPort>[0]; readonly width: number }

export type LightAnswer =
  | { readonly kind: 'baked'; readonly light: BakedLight; readonly isLast: boolean }
  | { readonly kind: 'painted'; readonly panorama: Awaited<ReturnType<PaintPort>> }

/** Runs inside a worker, which is ended when its work is done or no longer wanted. */
addEventListener('message', ({ data: order }: MessageEvent<LightOrder>) => {
  if (order.kind === 'paint') answer({ kind: 'painted', panorama: paintBackdrop(order.light, order.width) })
  else bake(order)
})

function bake({ scene, before, rays }: Extract<LightOrder, { kind: 'bake' }>): void {
  const light = createBake(scene, before)
  for (const [k, count] of rays.entries()) {
    light.pass(count)
    answer({ kind: 'baked', light: light.light(), isLast: k === rays.length - 1 })
  }
}

function answer(what: LightAnswer): void {
  postMessage(what)
}

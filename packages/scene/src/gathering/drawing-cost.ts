/** How long the graphics card (or what stands in for it) takes, without ever waiting for it. */
export type DrawingCost = {
  /** Something was just handed over to be drawn; says when it is done, and what it cost in milliseconds. */
  readonly watch: (done: (milliseconds: number) => void) => void
  readonly stop: () => void
}

const lookAgain = 8

export function createDrawingCost(context: WebGL2RenderingContext): DrawingCost {
  let watched: { readonly fence: WebGLSync; timer: number } | null = null
  return {
    watch(done) {
      stop()
      const fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0)
      if (!fence) return
      context.flush()
      const began = performance.now()
      const look = () => {
        const state = context.clientWaitSync(fence, 0, 0)
        if (state === context.TIMEOUT_EXPIRED) {
          if (watched) watched.timer = window.setTimeout(look, lookAgain)
          return
        }
        stop()
        if (state !== context.WAIT_FAILED) done(performance.now() - began)
      }
      watched = { fence, timer: window.setTimeout(look, lookAgain) }
    },
    stop,
  }

  function stop(): void {
    if (!watched) return
    clearTimeout(watched.timer)
    context.deleteSync(watched.fence)
    watched = null
  }
}

import { createBake } from './bake-light.ts'
import type { BakePort } from './bake-port.ts'

/** On this thread, in one go, and the same for the same room: for who has nothing else to do, such as the stage. */
export const bakeHere: BakePort = (work, tell) => {
  let isStopped = false
  void work().then(({ scene, rays, take }) => {
    if (isStopped) return
    const bake = createBake(scene)
    for (const count of rays) bake.pass(count)
    take(bake.light())
    tell(true)
  })
  return () => {
    isStopped = true
  }
}

import type { ReferenceScene } from './reference-scenes.ts'
import { type Frame, openReferenceStage } from './reference-stage.ts'

type Keep = (name: string, picture: Uint8Array) => void

/** Takes the named scenes, or all of them where none is named; fails where the stage complained. */
export async function takeScenes(
  scenes: readonly ReferenceScene[],
  names: readonly string[],
  keep: Keep,
  frame?: Frame,
): Promise<void> {
  const stage = await openReferenceStage()
  try {
    for (const scene of scenes.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const began = performance.now()
      keep(scene.name, await stage.take(scene, undefined, frame))
      console.log(`${scene.name}: ${Math.round(performance.now() - began)} ms`)
    }
  } finally {
    await stage.close()
  }
  for (const trouble of stage.troubles) console.error(`the stage: ${trouble}`)
  if (stage.troubles.length > 0) process.exitCode = 1
}

import { execFile } from 'node:child_process'

/** Blender 4 calls the inputs of its materials by other names. */
const check =
  'import numpy, bpy; assert bpy.app.version < (4,), "it is not Blender 3"; bpy.context.scene.render.engine = "CYCLES"'
const flags = ['--background', '-noaudio', '--factory-startup', '--python-exit-code', '9', '--python-expr']

/** Nothing of ours: it holds passwords. */
const env = { PATH: process.env.PATH }

/** Null when this Blender can take photographs. Starts it once: a path does not tell whether its Python has numpy. */
export function missing(blenderPath: string): Promise<string | null> {
  return new Promise((resolve) => {
    execFile(blenderPath, [...flags, check], { timeout: 60_000, env }, (error, _, complaint) => {
      if (!error) return resolve(null)
      if ('code' in error && error.code === 'ENOENT') return resolve(`There is no Blender at ${blenderPath}`)
      resolve(
        `Blender at ${blenderPath} cannot take photographs: ${complaint.trim().split('\n').at(-1) ?? ''}`,
      )
    })
  })
}

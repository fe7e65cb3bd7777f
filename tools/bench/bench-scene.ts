import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPack } from '@arredo/catalogue'
import { compileCatalogueFolder } from '@arredo/cli'
import { builtStageFiles, createPictures, type PhotographOrder } from '@arredo/server'
import { chromiumPath } from '../browser.ts'
import { projectRoot } from '../project-files.ts'
import { buildStage } from '../stack/build-stage.ts'
import { benchRoom } from './bench-document.ts'

/** What a photographer is handed for the bench's room, looked at from a corner at the height of an eye. */
export async function benchScene(): Promise<Pick<PhotographOrder, 'scene' | 'view' | 'light'>> {
  const webFolder = await mkdtemp(join(tmpdir(), 'bench-scene-'))
  const pictures = createPictures({
    ...{ chromiumPath: chromiumPath(), files: builtStageFiles(webFolder) },
    log: (what) => console.error(what),
  })
  try {
    await buildStage(webFolder)
    const compiled = await compileCatalogueFolder(`${projectRoot}/catalogues/kitchen`)
    if (!compiled.ok) throw new Error('The kitchen does not compile')
    const { pack, hash } = compiled
    const packs = new Map([[pack.code, openPack(pack)]])
    const exported = await pictures.scene({ document: benchRoom(hash), packs })
    if (!exported.ok) throw new Error(exported.message)
    return {
      scene: exported.glb,
      view: { eye: [5400, 600, 1500], target: [1500, 4200, 900], fieldOfView: 55 },
      light: { hour: 17, north: 0, lamps: true },
    }
  } finally {
    await pictures.close()
    await rm(webFolder, { recursive: true })
  }
}

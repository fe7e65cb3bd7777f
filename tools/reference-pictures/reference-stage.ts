import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProjectDocument } from '@arredo/project'
import { builtStageFiles, createPictures, type ProjectPictureRequest } from '@arredo/server'
import { chromiumPath } from '../browser.ts'
import { furnishedRooms } from '../rooms/furnished-rooms.ts'
import { buildStage } from '../stack/build-stage.ts'
import { type ReferenceScene, referenceDocument } from './reference-scenes.ts'

export type Frame = Pick<ProjectPictureRequest, 'width' | 'height' | 'format'>

export type ReferenceStage = {
  /** A picture of the scene as it is drawn today, or of what becomes of its document; a small PNG if not said otherwise. */
  readonly take: (
    scene: ReferenceScene,
    change?: (document: ProjectDocument) => ProjectDocument,
    frame?: Frame,
  ) => Promise<Uint8Array>
  /** What the stage complained about. */
  readonly troubles: readonly string[]
  readonly close: () => Promise<void>
}

const small: Frame = { width: 320, height: 200, format: 'png' }

/** The stage that takes a shop's pictures, with the rooms of our catalogues. */
export async function openReferenceStage(): Promise<ReferenceStage> {
  const folder = mkdtempSync(join(tmpdir(), 'reference-stage-'))
  const [furnished] = await Promise.all([furnishedRooms(), buildStage(folder)])
  const { catalogues: packs, textures } = furnished
  const files = { read: async (hash: string) => textures.get(hash) ?? null }
  const troubles: string[] = []
  const pictures = createPictures({
    ...{ chromiumPath: chromiumPath(), files: builtStageFiles(folder) },
    log: (what) => troubles.push(what),
  })
  return {
    take(scene, change = (document) => document, frame = small) {
      const document = change(referenceDocument(scene, furnished))
      const opened = scene.opens?.(document) ?? []
      return pictures.projectPicture({ document, packs, files, view: scene.view, opened, ...frame })
    },
    troubles,
    async close() {
      await pictures.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

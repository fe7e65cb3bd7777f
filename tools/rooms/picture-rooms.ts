import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StageView } from '@arredo/contract'
import { builtStageFiles, createPictures } from '@arredo/server'
import { chromiumPath } from '../browser.ts'
import { projectRoot } from '../project-files.ts'
import { buildStage } from '../stack/build-stage.ts'
import { type FurnishedRoom, furnishedRooms } from './furnished-rooms.ts'

/** Drawn without a graphics card, a whole room takes its time. */
const patience = 300_000
/** Twice the width of a card; see `room-picture.tsx`. */
const card = { width: 1280, height: 800, format: 'webp' } as const
const page = { width: 1600, height: 1000, format: 'png' } as const

/** Every furnished room from its first view: `<room>.webp` beside its file, `docs/images/room-<n>.png`. */
export async function pictureRooms(): Promise<void> {
  const stage = mkdtempSync(join(tmpdir(), 'arredo-stage-'))
  await buildStage(stage)
  const { rooms, catalogues, textures } = await furnishedRooms()
  const pictures = createPictures({
    chromiumPath: chromiumPath(),
    files: builtStageFiles(stage),
    pictureTimeout: patience,
    log: console.error,
  })
  const files = { read: async (hash: string) => textures.get(hash) ?? null }
  try {
    for (const [index, room] of rooms.entries()) {
      const shown = { document: room.document, packs: catalogues, files, view: firstView(room) }
      const places = [
        [join(room.folder, 'galleries', `${room.source.code.toLowerCase()}.webp`), card],
        [join(projectRoot, 'docs/images', `room-${index + 1}.png`), page],
      ] as const
      for (const [path, frame] of places) {
        writeFileSync(path, await pictures.projectPicture({ ...shown, ...frame }))
        console.log(path.slice(projectRoot.length))
      }
    }
  } finally {
    await pictures.close()
    rmSync(stage, { recursive: true, force: true })
  }
}

function firstView({ source }: FurnishedRoom): StageView {
  const [first] = source.views
  if (!first) return 'overview'
  const { eye, target, fieldOfView } = first
  return { eye, target, fieldOfView }
}

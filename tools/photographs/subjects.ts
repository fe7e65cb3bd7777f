import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readGalleries } from '@arredo/cli'
import { galleryDocument } from '@arredo/contract'
import { withFollowers } from '@arredo/planning'
import type { ProjectDocument, SavedView } from '@arredo/project'
import { builtStageFiles, createPictures } from '@arredo/server'
import { chromiumPath } from '../browser.ts'
import { projectRoot } from '../project-files.ts'
import { type FurnishedRooms, furnishedRooms } from '../rooms/furnished-rooms.ts'
import { buildStage } from '../stack/build-stage.ts'
import type { Shot } from './shots.ts'

export type Subject = { readonly scene: Uint8Array; readonly view: NonNullable<Shot['view']> }

export type Studio = {
  /** The scene of a shot, and the view to take it from. */
  readonly subject: (shot: Shot) => Promise<Subject>
  readonly close: () => Promise<void>
}

/** The stage with all catalogues as they are, and the rooms of catalogues and of this folder. */
export async function openStudio(): Promise<Studio> {
  const stage = mkdtempSync(join(tmpdir(), 'arredo-stage-'))
  await buildStage(stage)
  const furnished = await furnishedRooms()
  const { catalogues, textures } = furnished
  const rooms = new Map((await roomsToShow(furnished)).map((room) => [room.code, room]))
  const files = { read: async (hash: string) => textures.get(hash) ?? null }
  const pictures = createPictures({
    chromiumPath: chromiumPath(),
    files: builtStageFiles(stage),
    log: console.error,
  })

  async function sceneOf({ subject }: Shot) {
    if ('room' in subject) {
      const room = rooms.get(subject.room)
      if (!room) throw new Error(`There is no room ${subject.room}`)
      const scene = await pictures.scene({ document: room.document, packs: catalogues, files })
      const [first] = Object.values(room.document.views)
      return { scene, first: first && withoutName(first) }
    }
    const catalogue = catalogues.get(subject.catalogue)
    if (!catalogue) throw new Error(`There is no catalogue ${subject.catalogue}`)
    const { article } = subject
    return { scene: await pictures.articleScene({ catalogue, article, files }), first: undefined }
  }

  return {
    async subject(shot) {
      const { scene, first } = await sceneOf(shot)
      if (!scene?.ok) throw new Error(scene?.message ?? `${shot.name} shows nothing`)
      return { scene: scene.glb, view: shot.view ?? first ?? scene.overview }
    },
    async close() {
      await pictures.close()
      rmSync(stage, { recursive: true, force: true })
    },
  }
}

/** A view of a document may be looked at from anywhere; a photograph has a place. */
function withoutName({ eye, target, fieldOfView }: SavedView): Subject['view'] {
  return { eye: [...eye], target: [...target], fieldOfView }
}

type Room = { readonly code: string; readonly document: ProjectDocument }

async function roomsToShow({ rooms, catalogues }: FurnishedRooms): Promise<readonly Room[]> {
  const own = await readGalleries(join(projectRoot, 'tools/photographs'))
  if (!own.ok) throw new Error(own.findings.map(({ file, message }) => `${file} ${message}`).join('\n'))
  const packs = [...catalogues.values()].map(({ pack }) => pack)
  return [
    ...rooms.map(({ source, document }) => ({ code: source.code, document })),
    ...own.galleries.map((source) => {
      const built = galleryDocument(source, 'KITCHEN', packs)
      if (!built.ok) throw new Error(`${source.code}: ${built.message}`)
      return { code: source.code, document: withFollowers(built.value, catalogues) }
    }),
  ]
}

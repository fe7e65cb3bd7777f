import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Catalogue, openPack } from '@arredo/catalogue'
import { compileCatalogueFolder, readGalleries, readTextures } from '@arredo/cli'
import { type GallerySource, galleryDocument } from '@arredo/contract'
import { withFollowers } from '@arredo/planning'
import type { ProjectDocument } from '@arredo/project'
import { projectRoot } from '../project-files.ts'

export type FurnishedRoom = {
  /** The folder of the catalogue that shows it. */
  readonly folder: string
  readonly source: GallerySource
  readonly document: ProjectDocument
}

export type FurnishedRooms = {
  readonly rooms: readonly FurnishedRoom[]
  readonly catalogues: ReadonlyMap<string, Catalogue>
  /** By the SHA-256 of their content. */
  readonly textures: ReadonlyMap<string, Buffer>
}

/** The rooms of all catalogues of a folder, built with these catalogues as they are. */
export async function furnishedRooms(root = join(projectRoot, 'catalogues')): Promise<FurnishedRooms> {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'library')
    .map(({ name }) => join(root, name))
  const compiled = await Promise.all(folders.map(compileFolder))
  const packs = compiled.map(({ pack }) => pack)
  const catalogues = new Map(packs.map((pack) => [pack.code, openPack(pack)]))
  const rooms = compiled.flatMap(({ folder, pack, galleries }) =>
    galleries.map((source) => {
      const built = galleryDocument(source, pack.code, packs)
      if (!built.ok) throw new Error(`${source.code}: ${built.message}`)
      return { folder, source, document: withFollowers(built.value, catalogues) }
    }),
  )
  return {
    rooms: rooms.toSorted((one, two) => one.source.order - two.source.order),
    catalogues,
    textures: new Map(compiled.flatMap(({ textures }) => [...textures])),
  }
}

async function compileFolder(folder: string) {
  const [compiled, read] = await Promise.all([compileCatalogueFolder(folder), readGalleries(folder)])
  if (!compiled.ok || !read.ok) {
    const findings = [...(compiled.ok ? [] : compiled.findings), ...(read.ok ? [] : read.findings)]
    throw new Error(findings.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'))
  }
  return { folder, pack: compiled.pack, galleries: read.galleries, textures: await readTextures(folder) }
}

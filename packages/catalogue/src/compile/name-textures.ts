import { suggestion } from '../closest-word.ts'
import type { Material, Texture } from '../material.ts'
import type { Pack } from '../pack.ts'
import type { CatalogueFile } from './check-files.ts'
import { findFile } from './find-file.ts'
import type { Path, Report } from './finding.ts'

/** Where a material was written, and the files of that catalogue or library; null when they are not known. */
export type Shelf = {
  readonly yaml: string
  readonly folder: 'this folder' | 'the library'
  readonly files: readonly CatalogueFile[] | null
}

export type NamedTextures = { readonly pack: Pack; readonly textures: readonly CatalogueFile[] }

const largest = 1.5 * 1024 * 1024
const maps = ['colour', 'normal', 'roughness'] as const

/**
 * Textures are named by their content in a pack: one picture is kept, fetched and cached once, whatever
 * authors call it. Names of files that are not known stay as they were written.
 */
export function nameTextures(
  pack: Pack,
  shelfOf: (material: string) => Shelf,
  report: Report,
): NamedTextures {
  const needed = new Map<string, CatalogueFile>()
  const materials = Object.entries(pack.materials).map(([code, material]): [string, Material] => {
    if (!material.texture) return [code, material]
    const named: Record<string, string> = {}
    for (const map of maps) {
      const name = material.texture[map]
      const file =
        name === undefined ? null : find(name, shelfOf(code), ['materials', code, 'texture', map], report)
      if (!file) continue
      named[map] = `${file.sha256}.webp`
      needed.set(file.sha256, file)
    }
    const texture: Texture = { ...material.texture, ...named }
    return [code, { ...material, texture }]
  })
  return { pack: { ...pack, materials: Object.fromEntries(materials) }, textures: [...needed.values()] }
}

function find(
  name: string,
  { yaml, folder, files }: Shelf,
  path: Path,
  report: Report,
): CatalogueFile | null {
  if (!files) return null
  const file = findFile(name, yaml, files)
  if (!file) {
    const near = suggestion(
      name,
      files.map((held) => held.path),
    )
    const cure = folder === 'this folder' ? '. Put it there, or correct its name' : ''
    report(path, `There is no file ${name} in ${folder}${near || cure}`)
    return null
  }
  if (!/\.webp$/i.test(name)) {
    report(path, `${name} is not a WebP picture. Save it as .webp, 1024 pixels wide`)
  } else if (file.bytes > largest) {
    const size = (file.bytes / 1024 / 1024).toFixed(1)
    report(
      path,
      `${name} has ${size} MB; a texture may have 1.5. Save it 1024 pixels wide, or with less quality`,
    )
  } else if (file.fault !== undefined) report(path, `${name} ${file.fault}`)
  return file
}

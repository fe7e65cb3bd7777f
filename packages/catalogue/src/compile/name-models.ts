import { suggestion } from '../closest-word.ts'
import type { Pack, RecipePart } from '../pack.ts'
import type { CatalogueFile } from './check-files.ts'
import { findFile } from './find-file.ts'
import type { Path, Report } from './finding.ts'

export type ModelShelves = {
  /** The YAML in which something of the pack was written. */
  readonly yamlOf: (path: Path) => string
  /** Null when they are not known. */
  readonly files: readonly CatalogueFile[] | null
  /** Of the library, whose recipes name theirs from its top. */
  readonly libraryFiles: readonly CatalogueFile[]
}

export type NamedModels = { readonly pack: Pack; readonly models: readonly CatalogueFile[] }

/** Modelled objects are named by their content in a pack, as textures are. */
export function nameModels(pack: Pack, shelves: ModelShelves, report: Report): NamedModels {
  const needed = new Map<string, CatalogueFile>()
  const recipes = Object.entries(pack.recipes).map(([code, recipe]) => {
    const parts = recipe.parts.map((part, index): RecipePart => {
      if (part.shape !== 'asset') return part
      const file = find(part.asset, shelves, ['recipes', code, 'parts', index, 'asset'], report)
      if (!file) return part
      needed.set(file.sha256, file)
      return { ...part, asset: `${file.sha256}.glb` }
    })
    return [code, { ...recipe, parts }] as const
  })
  return { pack: { ...pack, recipes: Object.fromEntries(recipes) }, models: [...needed.values()] }
}

function find(
  name: string,
  { yamlOf, files, libraryFiles }: ModelShelves,
  path: Path,
  report: Report,
): CatalogueFile | null {
  const file = findFile(name, yamlOf(path), files ?? []) ?? findFile(name, 'library/', libraryFiles)
  if (!file) {
    const near = suggestion(name, files?.map((held) => held.path) ?? [])
    if (files)
      report(path, `There is no file ${name} in this folder${near || '. Put it there, or correct its name'}`)
    return null
  }
  if (!/\.glb$/i.test(name)) {
    report(path, `${name} is not a model in glTF 2.0 binary. Export it as .glb`)
  } else if (file.fault !== undefined) report(path, `${name} ${file.fault}`)
  return file
}

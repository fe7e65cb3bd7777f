import type { CatalogueFile } from './check-files.ts'

/**
 * Beside the YAML that names it, or by its path from the top of the folder. A workbook has no folders: there a name
 * is enough if only one file has it.
 */
export function findFile(
  name: string,
  yaml: string,
  files: readonly CatalogueFile[],
): CatalogueFile | undefined {
  const beside = `${yaml.slice(0, yaml.lastIndexOf('/') + 1)}${name}`
  const found = files.find(({ path }) => path === beside) ?? files.find(({ path }) => path === name)
  if (found || yaml !== '') return found
  const [only, ...more] = files.filter(({ path }) => path.endsWith(`/${name}`))
  return more.length === 0 ? only : undefined
}

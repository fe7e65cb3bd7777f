import type { CatalogueFile } from './check-files.ts'

/** Beside the YAML that names it, or by its path from the top of the folder. */
export function findFile(
  name: string,
  yaml: string,
  files: readonly CatalogueFile[],
): CatalogueFile | undefined {
  const beside = `${yaml.slice(0, yaml.lastIndexOf('/') + 1)}${name}`
  return files.find(({ path }) => path === beside) ?? files.find(({ path }) => path === name)
}

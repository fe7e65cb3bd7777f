import { suggestion } from '../closest-word.ts'
import type { ClassificationNode, Pack } from '../pack.ts'
import type { Path, Report } from './finding.ts'

/** A file that lies beside the sources, with the hexadecimal SHA-256 of its content. */
export type CatalogueFile = {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
  /** What `modelFault` or `textureFault` says of it, where its content is at hand. */
  readonly fault?: string
}

/** Every picture must lie in the catalogue's folder. */
export function checkFiles(pack: Pack, known: readonly CatalogueFile[], report: Report): void {
  const files = known.map(({ path }) => path)
  const check = (name: string | undefined, path: Path) => {
    if (name === undefined || files.includes(name)) return
    report(path, `There is no file ${name} in this folder${suggestion(name, files)}`)
  }
  for (const [code, { domain }] of Object.entries(pack.variants)) {
    if (domain.kind !== 'options') continue
    for (const [index, { picture }] of domain.options.entries())
      check(picture, ['variants', code, 'options', index, 'picture'])
  }
  for (const [index, { picture }] of pack.articles.entries()) check(picture, ['articles', index, 'picture'])
  checkGroups(pack.classification, ['classification'], check)
}

function checkGroups(
  groups: readonly ClassificationNode[],
  path: Path,
  check: (name: string | undefined, path: Path) => void,
): void {
  for (const [index, { picture, children = [] }] of groups.entries()) {
    check(picture, [...path, index, 'picture'])
    checkGroups(children, [...path, index, 'children'], check)
  }
}

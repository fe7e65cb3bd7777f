import { suggestion } from '../closest-word.ts'
import type { ClassificationNode, Pack } from '../pack.ts'
import type { Path, Report } from './finding.ts'

/** Every picture, texture and modelled object must lie in the catalogue's folder. */
export function checkFiles(pack: Pack, files: readonly string[], report: Report): void {
  const check = (name: string | undefined, path: Path) => {
    if (name === undefined || files.includes(name)) return
    report(path, `There is no file ${name} in this folder${suggestion(name, files)}`)
  }
  for (const [code, { texture }] of Object.entries(pack.materials)) {
    for (const field of ['colour', 'normal', 'roughness'] as const)
      check(texture?.[field], ['materials', code, 'texture', field])
  }
  for (const [code, { domain }] of Object.entries(pack.variants)) {
    if (domain.kind !== 'options') continue
    for (const [index, { picture }] of domain.options.entries())
      check(picture, ['variants', code, 'options', index, 'picture'])
  }
  for (const [index, { picture }] of pack.articles.entries()) check(picture, ['articles', index, 'picture'])
  for (const [code, { parts }] of Object.entries(pack.recipes)) {
    for (const [index, part] of parts.entries()) {
      if (part.shape === 'asset') check(part.asset, ['recipes', code, 'parts', index, 'asset'])
    }
  }
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

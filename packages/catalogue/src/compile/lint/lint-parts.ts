import { classifiedGroups } from '../../classification.ts'
import { lastValue } from '../../compile-rule.ts'
import type { Pack } from '../../pack.ts'
import { isFinalModel } from '../../resolve-model.ts'
import { findVariant } from '../../variant-names.ts'
import type { Report } from '../finding.ts'

/** What leads nowhere, and surfaces that cannot be shown. */
export function lintParts(pack: Pack, report: Report): void {
  lintMaterials(pack, report)
  for (const { code, isFinal } of classifiedGroups(pack)) {
    if (isFinal && !pack.articles.some(({ classification }) => classification === code))
      report(['classification'], `The group ${code} holds no article, so nothing is found in it`)
  }
  for (const [index, { code }] of pack.models.entries()) {
    if (isFinalModel(pack, code) && !pack.articles.some(({ models }) => models.includes(code)))
      report(['models', index], `No article is sold in the model ${code}`)
  }
  for (const code of Object.keys(pack.recipes)) {
    if (!pack.articles.some(({ recipe }) => recipe === code))
      report(['recipes', code], `No article is built by the recipe ${code}`)
  }
  const taken = Object.values(pack.recipes).flatMap(({ hardware = [] }) => hardware.map(({ code }) => code))
  for (const code of Object.keys(pack.hardware ?? {})) {
    if (!taken.includes(code)) report(['hardware', code], `No recipe takes the hardware ${code}`)
  }
  for (const [code, { domain }] of Object.entries(pack.variants)) {
    if (domain.kind !== 'integer' || lastValue(domain) === domain.max) continue
    const { min, max, step } = domain
    const message = `${code} starts at ${min} in steps of ${step} and never reaches ${max}`
    report(['variants', code, 'domain', 'max'], `${message}. Its largest value is ${lastValue(domain)}`)
  }
}

/** Lacquer, metal and glass are right without a picture too; these look like plastic. */
const patterned: ReadonlySet<string> = new Set(['wood', 'stone', 'fabric', 'tile'])

function lintMaterials(pack: Pack, report: Report): void {
  const shown = new Set(
    Object.values(pack.recipes).flatMap(({ parts }) => parts.map(({ material }) => material)),
  )
  for (const code of shown) {
    const domain = findVariant(pack, code)?.domain
    if (domain?.kind !== 'options') continue
    for (const [index, { code: option, material, neutral }] of domain.options.entries()) {
      if (material !== undefined || neutral) continue
      const path = ['variants', code, 'options', index]
      report(path, `${option} of ${code} has no material, so its parts are not shown. Add "material:"`)
    }
  }
  const hasTextures = new Set(
    Object.values(pack.materials).flatMap(({ texture, finish }) => (texture ? [finish] : [])),
  )
  const hasSheets = Object.values(pack.recipes).some(({ parts }) =>
    parts.some(({ sheet }) => sheet !== undefined),
  )
  for (const [code, { texture, finish, match }] of Object.entries(pack.materials)) {
    if (match !== undefined && !hasSheets)
      report(['materials', code, 'match'], `No recipe says "sheet:", so nothing of ${code} is matched`)
    if (!texture && patterned.has(finish) && hasTextures.has(finish))
      report(['materials', code], `${code} has no texture, while other materials in ${finish} have one`)
  }
}

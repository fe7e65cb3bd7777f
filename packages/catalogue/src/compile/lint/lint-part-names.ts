import type { Pack } from '../../pack.ts'
import { namedPart } from '../../part-name.ts'
import { shownParts } from '../../shown-parts.ts'
import type { Report } from '../finding.ts'

/** Parts that documents have to call by their codes, and names that none of them has. */
export function lintPartNames(pack: Pack, report: Report): void {
  const { parts = {} } = pack
  const used = new Set<string>()
  for (const { kind, recipe, index } of shownParts(pack)) {
    const named = namedPart(parts, kind)
    for (const entry of named?.by ?? []) used.add(entry)
    if (named) continue
    const message = `The part ${kind} has no name, so documents call it by its code`
    report(['recipes', recipe, 'parts', index], `${message}. Add it under "parts:" of the catalogue`)
  }
  for (const entry of Object.keys(parts)) {
    if (!used.has(entry)) report(['parts', entry], `No part in documents is named by ${entry}`)
  }
}

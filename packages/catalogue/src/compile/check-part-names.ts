import type { Pack } from '../pack.ts'
import { restSign } from '../part-name.ts'
import type { Report } from './finding.ts'

/** A name has a place for the rest of a code only where its code leaves a rest, and then in every language. */
export function checkPartNames({ parts = {} }: Pack, report: Report): void {
  for (const [code, { name }] of Object.entries(parts)) {
    const languages = Object.keys(name)
    const without = languages.filter((language) => !name[language]?.includes(restSign))
    if (without.length === languages.length) continue
    const path = ['parts', code, 'name']
    if (!code.includes('*'))
      report(path, `${code} leaves nothing for ${restSign}. Write *-${code} or ${code}-*, or take it away`)
    else if (without.length > 0)
      report(
        path,
        `The name of ${code} has no ${restSign} in ${without.join(', ')}. Add it, or take it away in all`,
      )
  }
}

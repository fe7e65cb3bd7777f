import type { Pack } from '../../pack.ts'
import type { Path, Report } from '../finding.ts'
import { isRecord } from '../shape.ts'

/** Texts that miss a language the catalogue is promised in. */
export function lintTexts(pack: Pack, report: Report): void {
  const languages = pack.languages ?? Object.keys(pack.name)
  const walk = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) {
      for (const [index, held] of value.entries()) walk(held, [...path, index])
      return
    }
    if (!isRecord(value)) return
    for (const [key, held] of Object.entries(value)) {
      const here = [...path, key]
      if (!isText(key, held)) walk(held, here)
      else {
        const missing = languages.filter((language) => held[language] === undefined)
        if (missing.length > 0)
          report(here, `"${String(held.en)}" has no translation to ${missing.join(', ')}. Add it`)
      }
    }
  }
  walk(pack, [])
}

function isText(key: string, value: unknown): value is Readonly<Record<string, unknown>> {
  return ['name', 'why', 'description'].includes(key) && isRecord(value) && typeof value.en === 'string'
}

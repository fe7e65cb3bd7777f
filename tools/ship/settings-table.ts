import { writeFileSync } from 'node:fs'
import { about, Environment, OwnerEnvironment } from '../../apps/server/src/settings.ts'
import { projectRoot, readProjectFile } from '../project-files.ts'

const operations = 'docs/operations.md'
const [begin, end] = ['<!-- settings: written by npm run docs -->', '<!-- end of settings -->']

/** Every variable the processes read, as a table; the schema that reads them is the only source. */
export function settingsTable(): string {
  const variables = Object.entries({ ...Environment.shape, ...OwnerEnvironment.shape })
  const rows = variables.map(([name, schema]) => {
    const description = about.get(schema)
    if (!description) throw new Error(`${name} has no description in apps/server/src/settings.ts`)
    return `| \`${name}\` | ${description.readBy.join(', ')} | ${usual(schema)} | ${description.says} |`
  })
  return ['| variable | read by | default | what for |', '|---|---|---|---|', ...rows].join('\n')
}

/** The page with its table as it should be now. */
export function withSettingsTable(page: string): string {
  const [before, rest] = page.split(begin)
  const [, after] = rest?.split(end) ?? []
  if (before === undefined || after === undefined) throw new Error(`${operations} has no place for the table`)
  return `${before}${begin}\n${settingsTable()}\n${end}${after}`
}

type Described = {
  readonly _zod: { readonly def: { readonly type: string; readonly defaultValue?: unknown } }
}

function usual({ _zod: { def } }: Described): string {
  if (def.type === 'optional') return 'none'
  return def.type === 'default' ? `\`${String(def.defaultValue)}\`` : '**required**'
}

if (import.meta.main) {
  writeFileSync(`${projectRoot}${operations}`, withSettingsTable(readProjectFile(operations)))
  console.log(`${operations} is current`)
}

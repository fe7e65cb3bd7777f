import { projectFiles, readProjectFile } from './project-files.ts'
import { citedIds, unreadableTitles } from './spec/cited-ids.ts'
import { type AreaCoverage, coverageByArea, coverageSums } from './spec/coverage.ts'
import { readRequirements } from './spec/read-requirements.ts'

const requirements = ['docs/requirements.md', 'docs/decisions.md'].flatMap((path) =>
  readRequirements(readProjectFile(path)),
)
const tests = projectFiles(/\.(test|spec)\.tsx?$/).map((path) => ({ path, text: readProjectFile(path) }))
const citations = tests.flatMap(({ path, text }) => citedIds(path, text))
const areas = coverageByArea(requirements, citations)
const sums = coverageSums(areas)

const known = new Set(requirements.map(({ id }) => id))
const unknown = [...new Set(citations.map(({ id }) => id))].filter((id) => !known.has(id))
const unreadable = tests.flatMap(({ path, text }) =>
  unreadableTitles(path, text).map((title) => `${path}: ${title}`),
)

if (process.argv.includes('--json')) console.log(JSON.stringify({ sums, areas, unknown }, null, 2))
else print(areas, process.argv.includes('--list'))

if (unknown.length > 0) complain(`Cited by a test but not in docs: ${unknown.join(' ')}`)
for (const title of unreadable) complain(`Cannot be read as a citation: ${title}`)

function print(areas: readonly AreaCoverage[], everything: boolean): void {
  console.log('whole part none')
  for (const { area, whole, part, none } of areas) {
    console.log(`${columns(whole.length, part.length, none.length)} ${area}`)
    if (everything) printIds('whole', whole)
    if (everything) printIds('part', part)
    if (everything) printIds('none', none)
  }
  console.log(`${columns(sums.whole, sums.part, sums.none)} of ${requirements.length} requirements`)
  if (!everything) console.log('npm run spec -- --list names them')
}

function columns(...counts: readonly number[]): string {
  return counts.map((count) => String(count).padStart(4)).join(' ')
}

function printIds(kind: string, ids: readonly string[]): void {
  if (ids.length > 0) console.log(`                 ${kind}: ${ids.join(' ')}`)
}

function complain(text: string): void {
  console.error(text)
  process.exitCode = 1
}

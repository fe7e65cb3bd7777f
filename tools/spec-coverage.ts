import { projectFiles, readProjectFile } from './project-files.ts'
import { citedIds } from './spec/cited-ids.ts'
import { coverageByArea } from './spec/coverage.ts'
import { readRequirements } from './spec/read-requirements.ts'

const requirements = ['docs/requirements.md', 'docs/decisions.md'].flatMap((path) =>
  readRequirements(readProjectFile(path)),
)
const tests = projectFiles(/\.(test|spec)\.tsx?$/)
const cited = new Set(tests.flatMap((path) => citedIds(path, readProjectFile(path))))
const areas = coverageByArea(requirements, cited)
const unknown = [...cited].filter((id) => !requirements.some((requirement) => requirement.id === id))

if (process.argv.includes('--json')) console.log(JSON.stringify({ areas, unknown }, null, 2))
else {
  for (const { area, covered, missing } of areas) {
    console.log(
      `${String(covered.length).padStart(3)} of ${String(covered.length + missing.length).padEnd(3)} ${area}`,
    )
    if (missing.length > 0) console.log(`           without a test: ${missing.join(' ')}`)
  }
  const total = areas.reduce((sum, { covered }) => sum + covered.length, 0)
  console.log(`${total} of ${requirements.length} requirements are cited by a test`)
}
if (unknown.length > 0) {
  console.error(`Cited by a test but not in docs: ${unknown.join(' ')}`)
  process.exitCode = 1
}

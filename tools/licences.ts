import { readProjectFile } from './project-files.ts'
import { allowedLicences, describedPackages } from './ship/dependencies-page.ts'
import { licenceProblems } from './ship/licences.ts'
import { productionTree, readLockfile } from './ship/lockfile.ts'
import { shippedWorkspaces } from './ship/workspaces.ts'

/** `npm run licences`: every foreign package we ship, by licence, and what is wrong with any of them. */
const page = readProjectFile('docs/dependencies.md')
const tree = productionTree(readLockfile(readProjectFile('package-lock.json')), shippedWorkspaces())
const problems = licenceProblems(tree, allowedLicences(page), describedPackages(page))

const counts = new Map<string, number>()
for (const { license = 'none' } of tree.packages.values()) counts.set(license, (counts.get(license) ?? 0) + 1)
for (const [licence, count] of [...counts].toSorted(([, one], [, two]) => two - one)) {
  console.log(`${String(count).padStart(4)}  ${licence}`)
}
for (const problem of problems) console.log(problem)
console.log(`${tree.packages.size} packages shipped, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0

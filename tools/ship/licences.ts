import type { ProductionTree } from './lockfile.ts'

/** One line per package whose licence is not on the list, or that nobody explained. */
export function licenceProblems(
  { packages, direct }: ProductionTree,
  allowed: ReadonlySet<string>,
  described: ReadonlySet<string>,
): string[] {
  const refused = [...packages].flatMap(([place, { version, license }]) => {
    if (license && isAllowed(license, allowed)) return []
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return [`${name} ${version}: ${license ?? 'no licence'} is not an allowed licence`]
  })
  const unexplained = [...direct.keys()]
    .filter((name) => !described.has(name))
    .map((name) => `${name} has no line in docs/dependencies.md`)
  return [...refused, ...unexplained]
}

/** SPDX expressions as packages write them: of `A OR B` one must be allowed, of `A AND B` both. */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const bare = expression.replaceAll(/[()]/g, '').trim()
  const mixed = / AND /.test(bare) && / OR /.test(bare)
  if (mixed) return bare.split(/ AND | OR /).every((licence) => allowed.has(licence.trim()))
  if (/ AND /.test(bare)) return bare.split(' AND ').every((licence) => allowed.has(licence.trim()))
  return bare.split(' OR ').some((licence) => allowed.has(licence.trim()))
}

import { describe, expect, it } from 'vitest'
import { projectFiles, readProjectFile } from './project-files.ts'
import { allowedLicences, describedPackages } from './ship/dependencies-page.ts'
import { isAllowed, licenceProblems } from './ship/licences.ts'
import { type Lockfile, productionTree, readLockfile } from './ship/lockfile.ts'
import { productionFiles } from './ship/pack-production.ts'
import { shippedWorkspaces } from './ship/workspaces.ts'

const page = readProjectFile('docs/dependencies.md')
const lockfile = readLockfile(readProjectFile('package-lock.json'))

const small: Lockfile = {
  lockfileVersion: 3,
  packages: {
    '': { version: '1.0.0' },
    'apps/server': { dependencies: { '@arredo/a': '1.0.0', frame: '1.0.0' } },
    'node_modules/@arredo/a': { link: true, resolved: 'packages/a' },
    'packages/a': { dependencies: { deep: '2.0.0' } },
    'node_modules/frame': {
      version: '1.0.0',
      license: 'MIT',
      dependencies: { deep: '^1.0.0' },
      optionalDependencies: { 'deep-on-the-moon': '1.0.0' },
    },
    'node_modules/frame/node_modules/deep': { version: '1.5.0', license: 'GPL-3.0-only' },
    'node_modules/deep': { version: '2.0.0', license: '(MIT OR GPL-2.0)', dev: true },
    'node_modules/test-runner': { version: '9.0.0', license: 'GPL-3.0-only', dev: true },
  },
}

describe('licences', () => {
  it('of everything we ship are allowed, and every direct dependency has its line', () => {
    const tree = productionTree(lockfile, shippedWorkspaces())
    expect(tree.packages.size).toBeGreaterThan(100)
    expect(licenceProblems(tree, allowedLicences(page), describedPackages(page))).toEqual([])
  })

  it('development packages have their line too', () => {
    const manifests = projectFiles(/package\.json$/).map((path) => JSON.parse(readProjectFile(path)))
    const names = manifests.flatMap(({ dependencies = {}, devDependencies = {} }) =>
      Object.keys({ ...dependencies, ...devDependencies }),
    )
    const described = describedPackages(page)
    expect(names.filter((name) => !name.startsWith('@arredo/') && !described.has(name))).toEqual([])
  })

  it('a forbidden one deep in the tree is found, an unexplained package too; development does not count', () => {
    const tree = productionTree(small, ['apps/server'])
    expect(licenceProblems(tree, new Set(['MIT']), new Set(['frame']))).toEqual([
      'deep 1.5.0: GPL-3.0-only is not an allowed licence',
      'deep has no line in docs/dependencies.md',
    ])
  })

  it.each([
    ['MIT', true],
    ['MIT OR GPL-2.0', true],
    ['(GPL-2.0 OR MIT)', true],
    ['MIT AND GPL-2.0', false],
    ['(MIT OR GPL-2.0) AND ISC', false],
    ['UNLICENSED', false],
  ])('%s: %s', (expression, expected) => {
    expect(isAllowed(expression, new Set(['MIT', 'ISC']))).toBe(expected)
  })
})

describe('the production tree', () => {
  it('has what the server needs at the versions of the lockfile, and nothing else', () => {
    expect(productionFiles(small)).toMatchObject({
      manifest: { dependencies: { deep: '2.0.0', frame: '1.0.0' }, bin: { arredo: 'dist/server/arredo.js' } },
      lockfile: {
        packages: {
          'node_modules/deep': { version: '2.0.0' },
          'node_modules/frame/node_modules/deep': { version: '1.5.0' },
        },
      },
    })
    const places = Object.keys((productionFiles(small).lockfile as Lockfile).packages)
    expect(places).not.toContain('node_modules/test-runner')
    expect(JSON.stringify(productionFiles(small))).not.toContain('"dev":')
  })

  it('a required package that the lockfile lacks is an error', () => {
    const { 'node_modules/deep': _, ...packages } = small.packages
    expect(() => productionTree({ ...small, packages }, ['apps/server'])).toThrow('packages/a needs deep')
  })
})

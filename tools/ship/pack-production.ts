import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot, readProjectFile } from '../project-files.ts'
import { type Lockfile, productionTree, readLockfile } from './lockfile.ts'

/** Fills an empty folder with the build and a lockfile of exactly what the server needs beside it. */
export function packProduction(dist: string, folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`)
  if (!existsSync(`${dist}/build-id`)) throw new Error(`${dist} holds no build: npm run build makes one`)

  const { manifest, lockfile } = productionFiles(readLockfile(readProjectFile('package-lock.json')))
  mkdirSync(folder, { recursive: true })
  cpSync(dist, `${folder}/dist`, { recursive: true })
  chmodSync(`${folder}/dist/server/arredo.js`, 0o755)
  write(`${folder}/package.json`, manifest)
  write(`${folder}/package-lock.json`, lockfile)
}

/** The web application is bundled whole, so the server's packages are all there is to install. */
export function productionFiles(lockfile: Lockfile): { manifest: object; lockfile: object } {
  const { packages, direct } = productionTree(lockfile, ['apps/server'])
  const astray = [...packages.keys()].find((place) => !place.startsWith('node_modules/'))
  if (astray) throw new Error(`${astray} belongs to one workspace only: give all workspaces one version`)

  const root = {
    name: 'arredo',
    version: lockfile.packages['']?.version ?? '0.0.0',
    dependencies: Object.fromEntries([...direct].toSorted(([one], [two]) => (one < two ? -1 : 1))),
    bin: { arredo: 'dist/server/arredo.js' },
    engines: { node: '>=24' },
  }
  const manifest = {
    ...root,
    private: true,
    type: 'module',
    scripts: { start: 'node dist/server/http.js', worker: 'node dist/server/worker.js' },
  }
  const installed = [...packages].map(([place, entry]) => {
    // Development's own marks: what is here is here because production needs it.
    const { dev: _dev, peer: _peer, devOptional: _devOptional, ...kept } = entry
    return [place, kept]
  })
  const { name, version } = root
  return {
    manifest,
    lockfile: {
      ...{ name, version, lockfileVersion: 3, requires: true },
      packages: { '': root, ...Object.fromEntries(installed) },
    },
  }
}

function write(path: string, content: object): void {
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`)
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dist: { type: 'string', default: `${projectRoot}dist` } },
  })
  const [folder] = positionals
  if (!folder) {
    console.error('node tools/ship/pack-production.ts <empty folder> [--dist <build>]')
    process.exit(2)
  }
  packProduction(values.dist, resolve(folder))
  console.log(`Packed into ${resolve(folder)}; there: npm install --omit=dev, then npm start`)
}

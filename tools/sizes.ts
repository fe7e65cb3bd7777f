import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { projectRoot } from './project-files.ts'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }
type Bar = { name: string; files: Set<string>; limitKilobytes: number }

const dist = `${projectRoot}/dist/web`
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'))

const home = loadedBy(
  'src/main.tsx',
  'src/screens/home/home-screen.tsx',
  '../../packages/words/src/english.ts',
)
const planner = ['src/planner/planner-screen.tsx', 'src/outside/engine.ts']
const plan = loadedBy(...planner, '../../packages/editor/src/index.ts')
const room = loadedBy(...planner, '../../packages/scene/src/index.ts')
const beyondHome = (files: Set<string>): Set<string> => new Set([...files].filter((file) => !home.has(file)))

const bars: Bar[] = [
  { name: 'home', files: home, limitKilobytes: 200 },
  { name: 'planner-2d-more', files: beyondHome(plan), limitKilobytes: 330 },
  { name: 'planner-3d-more', files: beyondHome(room), limitKilobytes: 330 },
]

let failed = 0
for (const { name, files, limitKilobytes } of bars) {
  const kilobytes =
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${dist}/${file}`)).length, 0) / 1000
  const holds = kilobytes <= limitKilobytes
  if (!holds) failed++
  console.log(`${name} ${kilobytes.toFixed(1)} kB gzip of ${limitKilobytes}${holds ? '' : '  TOO LARGE'}`)
}

const withThree = [...home, ...plan].filter((file) =>
  readFileSync(`${dist}/${file}`, 'utf8').includes('WebGLRenderer'),
)
if (withThree.length > 0) {
  failed++
  console.log(`Three.js is loaded without 3D: ${withThree.join(', ')}`)
}
console.log(`${bars.length + 1 - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** The JavaScript a browser fetches for these modules: their chunks and all they import statically. */
function loadedBy(...modules: string[]): Set<string> {
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is no chunk of the build`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  modules.forEach(visit)
  return files
}

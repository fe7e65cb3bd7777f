import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { projectRoot } from './project-files.ts'
import { moduleSizes } from './sizes/module-sizes.ts'

/**
 * `npm run sizes`: what a first visit fetches, against its bars; `--what` builds once more and says what fills
 * each of them, `--out` measures another folder than `dist`.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: `${projectRoot}dist` },
    what: { type: 'boolean', default: false },
  },
})

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }
/** The limit is about a twentieth above what was reached; beyond `outermost` nothing goes without an issue. */
type Bar = { name: string; files: Set<string>; limitKilobytes: number; outermost: number }

const dist = `${values.out}/web`
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'))

const home = loadedBy(
  'src/main.tsx',
  'src/screens/home/home-screen.tsx',
  '../../packages/words/src/english.ts',
)
const planner = ['src/planner/planner-screen.tsx', 'src/outside/project-kit.ts']
const plan = loadedBy(...planner, '../../packages/editor/src/views/plan-view.tsx')
const room = loadedBy(...planner, '../../packages/scene/src/index.ts')
const beyondHome = (files: Set<string>): Set<string> => new Set([...files].filter((file) => !home.has(file)))

const bars: Bar[] = [
  { name: 'home', files: home, limitKilobytes: 181, outermost: 200 },
  { name: 'planner-2d-more', files: beyondHome(plan), limitKilobytes: 177, outermost: 330 },
  { name: 'planner-3d-more', files: beyondHome(room), limitKilobytes: 330, outermost: 330 },
]

let failed = 0
for (const { name, files, limitKilobytes, outermost } of bars) {
  const kilobytes =
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${dist}/${file}`)).length, 0) / 1000
  const holds = kilobytes <= limitKilobytes
  if (!holds) failed++
  const bar = `of ${limitKilobytes} (outermost ${outermost})`
  console.log(`${name} ${kilobytes.toFixed(1)} kB gzip ${bar}${holds ? '' : '  TOO LARGE'}`)
}

const stage = filesFrom(['stage.html'], ({ imports = [], dynamicImports = [] }) => [
  ...imports,
  ...dynamicImports,
])
const strays = [
  ['Three.js is loaded without 3D', [...home, ...plan].filter(holdsThree)],
  // It has neither a person nor a network, and would start what the page starts; what it fetches later counts.
  ['The stage loads the site', [...stage].filter((file) => /\/(main|site|planner|vendor)-/.test(file))],
  // It is for whoever works on the interface: neither its page nor its route ships.
  ['The gallery is in the build', Object.keys(manifest).filter((key) => key.includes('/screens/gallery/'))],
  ['The way to the gallery is in the build', [...home].filter(leadsToGallery)],
] as const
for (const [message, files] of strays) {
  if (files.length === 0) continue
  failed++
  console.log(`${message}: ${files.join(', ')}`)
}
console.log(`${bars.length + strays.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

if (values.what) {
  const sizes = await moduleSizes()
  for (const { name, files } of bars) {
    console.log(`\n${name}: kB gzip, a module's share of its chunk by rendered size`)
    for (const { of, kilobytes } of sizes(files)) console.log(`${kilobytes.toFixed(1).padStart(7)}  ${of}`)
  }
}

/** The JavaScript a browser fetches for these modules: their chunks and all they import statically. */
function loadedBy(...modules: string[]): Set<string> {
  return filesFrom(modules, ({ imports = [] }) => imports)
}

function filesFrom(modules: readonly string[], next: (chunk: Chunk) => readonly string[]): Set<string> {
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is no chunk of the build`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    next(chunk).forEach(visit)
  }
  modules.forEach(visit)
  return files
}

function holdsThree(file: string): boolean {
  return readFileSync(`${dist}/${file}`, 'utf8').includes('WebGLRenderer')
}

function leadsToGallery(file: string): boolean {
  return /["'`]\/gallery["'`]/.test(readFileSync(`${dist}/${file}`, 'utf8'))
}

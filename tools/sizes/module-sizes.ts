import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { projectRoot } from '../project-files.ts'

type Size = { of: string; kilobytes: number }

/** Enough to see where the next step is. */
const shownPackages = 12
const shownModules = 25

/** What fills the chunks of these names, packages first and then single modules, the largest first. */
export async function moduleSizes(): Promise<(files: ReadonlySet<string>) => Size[]> {
  process.env.NODE_ENV = 'production'
  const built = await build({ root: `${projectRoot}apps/web`, logLevel: 'error', build: { write: false } })
  if (!('output' in built)) throw new Error('The web application is built once, not watched')
  const chunks = built.output.filter((output) => output.type === 'chunk')

  return (files) => {
    const named = chunks.filter(({ fileName }) => files.has(fileName))
    if (named.length < files.size) throw new Error('The sources have changed since the build: run it again')
    const modules = named.flatMap(modulesOf)
    return [
      ...largest(modules, packageOf).slice(0, shownPackages),
      ...largest(modules, (path) => path).slice(0, shownModules),
    ]
  }
}

/** Names of minified code are lost in the chunk: its compressed size is shared out by rendered length. */
function modulesOf({ code, modules }: Rolldown.OutputChunk): Size[] {
  const rendered = Object.entries(modules).map(([id, { renderedLength }]) => ({ id, renderedLength }))
  const whole = rendered.reduce((sum, { renderedLength }) => sum + renderedLength, 0)
  const kilobytes = gzipSync(code).length / 1000
  return rendered.map(({ id, renderedLength }) => ({
    of: id.replace(projectRoot, ''),
    kilobytes: (kilobytes * renderedLength) / whole,
  }))
}

function largest(modules: readonly Size[], groupOf: (path: string) => string): Size[] {
  const sums = new Map<string, number>()
  for (const { of, kilobytes } of modules) sums.set(groupOf(of), (sums.get(groupOf(of)) ?? 0) + kilobytes)
  return [...sums].map(([of, kilobytes]) => ({ of, kilobytes })).sort((a, b) => b.kilobytes - a.kilobytes)
}

/** A foreign package by its name, one of ours by its folder, the application by the folders in it. */
function packageOf(path: string): string {
  const foreign = path.match(/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/)
  return foreign?.[1] ?? path.match(/^(apps\/web\/src|packages)\/[^/]+/)?.[0] ?? path
}

import react from '@vitejs/plugin-react'
import { build, defineConfig, type InlineConfig, type Rolldown } from 'vite'

/** Foreign code that every page needs: fetched once, kept by browsers over our releases. */
const everyPageNeeds =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|zustand|zod|@tanstack\/(query-core|react-query))\//

type Groups = Rolldown.CodeSplittingGroup[]

/**
 * The page itself is written by the server, from the manifest. Only the stage is a file: the worker's
 * browser opens it without a server.
 */
const configured = (groups: Groups) =>
  ({
    plugins: [react()],
    build: {
      outDir: '../../dist/web',
      emptyOutDir: true,
      manifest: true,
      // For the error tracker; browsers are not told where they are.
      sourcemap: 'hidden',
      target: 'es2023',
      // The page's policy allows no data: addresses for fonts and styles.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // Three.js is one file; what may be fetched when is the matter of tools/sizes.ts.
      chunkSizeWarningLimit: 800,
      rolldownOptions: {
        input: ['src/main.tsx', 'stage.html'],
        output: { codeSplitting: { groups: [{ name: 'vendor', test: everyPageNeeds }, ...groups] } },
      },
    },
  }) satisfies InlineConfig

export default defineConfig(async ({ command }) => configured(command === 'build' ? await sharedFiles() : []))

/**
 * What every page needs is one file, and what the planner needs besides from its first moment another. Left alone,
 * everything that is fetched on demand and shares something with them cuts that out as a file of its own: a hundred
 * small ones, a tenth more to send. Which modules these are only a build can tell.
 */
async function sharedFiles(): Promise<Groups> {
  const { plugins, build: options } = configured([])
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins,
    build: { ...options, write: false, minify: false, sourcemap: false },
  })
  if (!('output' in built)) throw new Error('The web application is built once, not watched')
  const chunks = new Map(
    built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  )
  // With what it fetches later: one module of it in a file of the site would bring the whole site onto the stage.
  const stage = withLater(loadedBy('src/stage/main.ts', 'stage.html'))
  const main = loadedBy('src/main.tsx')
  const home = loadedBy('src/screens/home/home-screen.tsx')
  const planner = loadedBy('src/planner/planner-screen.tsx', 'src/outside/project-kit.ts')
  const everywhere = new Set([...main, ...[...home].filter((name) => planner.has(name))])
  return [
    fileOf(
      'site',
      [...everywhere].filter((name) => !stage.has(name)),
    ),
    fileOf(
      'planner',
      [...planner].filter((name) => ![main, home, stage].some((known) => known.has(name))),
    ),
  ]

  function fileOf(name: string, from: readonly string[]): Groups[number] {
    const modules = new Set(from.flatMap(modulesOf))
    return { name, test: (id) => modules.has(id), includeDependenciesRecursively: false }
  }

  function loadedBy(...entries: readonly string[]): ReadonlySet<string> {
    const loaded = new Set<string>()
    const visit = (name: string): void => {
      if (loaded.has(name)) return
      loaded.add(name)
      chunks.get(name)?.imports.forEach(visit)
    }
    for (const [name, { facadeModuleId }] of chunks)
      if (entries.some((entry) => facadeModuleId?.endsWith(`/apps/web/${entry}`))) visit(name)
    return loaded
  }

  function withLater(loaded: ReadonlySet<string>): ReadonlySet<string> {
    const all = new Set<string>()
    const visit = (name: string): void => {
      if (all.has(name)) return
      all.add(name)
      const { imports = [], dynamicImports = [] } = chunks.get(name) ?? {}
      for (const next of [...imports, ...dynamicImports]) visit(next)
    }
    for (const name of loaded) visit(name)
    return all
  }

  function modulesOf(name: string): readonly string[] {
    // What begins a file of its own goes on to: the server names such files by it.
    const { modules = {}, facadeModuleId } = chunks.get(name) ?? {}
    return Object.keys(modules).filter((id) => id !== facadeModuleId)
  }
}

import { createHash } from 'node:crypto'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { projectRoot } from './project-files.ts'
import { serverEntries } from './server-entries.ts'

/** `npm run build`: everything that ships, into `dist` or the folder given with `--out`. */
const { values } = parseArgs({ options: { out: { type: 'string', default: `${projectRoot}dist` } } })
const out = resolve(values.out)

process.chdir(projectRoot)
process.env.NODE_ENV = 'production'
rmSync(out, { recursive: true, force: true })

for (const app of ['web', 'console']) {
  await build({
    root: `apps/${app}`,
    logLevel: 'warn',
    build: { outDir: `${out}/${app}`, emptyOutDir: true },
  })
}
compressAssets()
await bundleServer()
// Read from beside the module that typesets them.
for (const template of globSync('packages/reports/src/**/*.typ'))
  cpSync(template, `${out}/server/${basename(template)}`)
cpSync('apps/server/migrations', `${out}/migrations`, { recursive: true })
// What Blender runs; it is no part of the bundle.
cpSync('apps/server/photographer', `${out}/photographer`, {
  recursive: true,
  filter: (path) => !/__pycache__|test/.test(basename(path)),
})
// Pictures of the articles that ship with us.
cpSync('apps/server/pictures', `${out}/pictures`, { recursive: true })
// The library of light.
cpSync('apps/server/environments', `${out}/environments`, { recursive: true })
// What the stage's browser is started by.
cpSync('apps/server/stage', `${out}/stage`, { recursive: true })
// What authors' catalogues take from: recipes, materials and their textures.
cpSync('catalogues/library', `${out}/catalogues/library`, { recursive: true })
writeFileSync(`${out}/build-id`, buildId())

/** Our own packages are TypeScript source and get bundled; foreign ones stay in node_modules. */
function bundleServer(): ReturnType<typeof build> {
  return build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: [/^@arredo\//] },
    build: {
      ssr: true,
      target: 'node24',
      outDir: `${out}/server`,
      emptyOutDir: true,
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(serverEntries).map(([name, path]) => [name, `apps/server/src/${path}`]),
        ),
        // One flat folder, so that a path from a module's own place is the same from every file.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}

/** Compressed once here instead of on every request. */
function compressAssets(): void {
  for (const path of globSync(`${out}/web/**/*.{js,css,svg,json}`)) {
    const bytes = readFileSync(path)
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    )
  }
}

/** Named by content: the same sources give the same id, with or without a git checkout. */
function buildId(): string {
  const hash = createHash('sha256')
  const server = globSync(`${out}/server/*.js`).toSorted()
  for (const path of [`${out}/web/.vite/manifest.json`, ...server]) hash.update(readFileSync(path))
  return hash.digest('hex').slice(0, 12)
}

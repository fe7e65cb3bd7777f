import { createHash } from 'node:crypto'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { projectRoot } from './project-files.ts'

process.chdir(projectRoot)
process.env.NODE_ENV = 'production'
rmSync('dist', { recursive: true, force: true })

await build({ root: 'apps/web', logLevel: 'warn' })
compressAssets()
await bundleServer()
cpSync('apps/server/migrations', 'dist/server/migrations', { recursive: true })
writeFileSync('dist/build-id', buildId())

/** Our own packages are TypeScript source and get bundled; foreign ones stay in node_modules. */
function bundleServer(): ReturnType<typeof build> {
  return build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: [/^@arredo\//] },
    build: {
      ssr: true,
      target: 'node24',
      outDir: 'dist/server',
      sourcemap: true,
      rolldownOptions: {
        input: { http: 'apps/server/src/http.ts' },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
}

/** Compressed once here instead of on every request. */
function compressAssets(): void {
  for (const path of globSync('dist/web/**/*.{js,css,svg,json}')) {
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
  for (const path of ['dist/web/.vite/manifest.json', 'dist/server/http.js']) hash.update(readFileSync(path))
  return hash.digest('hex').slice(0, 12)
}

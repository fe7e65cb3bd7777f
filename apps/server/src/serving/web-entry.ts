import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** What the page must load, from the build's manifest or from Vite's development server. */
export type WebEntry = {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly preloads: readonly string[]
  readonly inlineModule: string | null
}

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.optional(z.boolean()),
    css: z.optional(z.array(z.string())),
    imports: z.optional(z.array(z.string())),
  }),
)

type Manifest = z.output<typeof Manifest>
type Chunk = Manifest[string]

export const developmentEntry: WebEntry = {
  // React's refresh runtime wants to be there before the first component; Vite's own HTML does the same.
  inlineModule:
    'import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); ' +
    'window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;',
  scripts: ['/@vite/client', '/src/main.tsx'],
  styles: [],
  preloads: [],
}

/** Null when nothing was built: the server still answers calls. */
export function builtEntry(folder: string): WebEntry | null {
  const path = ['.vite/manifest.json', 'manifest.json'].map((name) => join(folder, name)).find(existsSync)
  if (!path) return null

  const manifest = Manifest.parse(JSON.parse(readFileSync(path, 'utf8')))
  const entry = Object.entries(manifest).find(([source, { isEntry }]) => isEntry && isMain(source))?.[1]
  if (!entry) throw new Error(`No entry in ${path}`)

  const imported = importedBy(manifest, entry)
  return {
    inlineModule: null,
    scripts: [`/${entry.file}`],
    styles: [entry, ...imported].flatMap(({ css }) => css ?? []).map((file) => `/${file}`),
    preloads: imported.map(({ file }) => `/${file}`),
  }
}

/** Every chunk the entry needs at once, also those needed by others; each one once. */
function importedBy(manifest: Manifest, entry: Chunk): readonly Chunk[] {
  const found = new Set<Chunk>()
  const queue = [entry]
  for (const { imports } of queue) {
    for (const chunk of (imports ?? []).flatMap((name) => manifest[name] ?? [])) {
      if (!found.has(chunk)) queue.push(chunk)
      found.add(chunk)
    }
  }
  return [...found]
}

function isMain(source: string): boolean {
  return source === 'index.html' || /(^|\/)main\.tsx?$/.test(source)
}

import { dirname, posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import type { SourceFile } from '../architecture/source-file.ts'

type Node = { type: string; [key: string]: unknown }

/** A thing a module takes from another one: by name, or all of it. */
type Taken = { readonly from: string; readonly name: string }

export type Module = {
  readonly takes: readonly Taken[]
  /** Its own exports that are another module's. */
  readonly passesOn: ReadonlyMap<string, Taken>
  /** Texts that do something: arguments, values, elements; no keys of a table and no types. */
  readonly says: ReadonlySet<string>
  /** What it asks for by name: `ask(login)` for a call with a text, `tool: select` for a field. */
  readonly asks: ReadonlySet<string>
  /** Names in its code and how often; also those read off an object, as in `reports.offer`. */
  readonly names: ReadonlyMap<string, number>
}

/** Where the specifiers of our packages lead: `@arredo/project` to its index. */
export type Entries = Readonly<Record<string, string>>

export type ModuleGraph = {
  /** Everything that runs once the roots do, without what only passes on the names of others. */
  readonly reachable: (roots: readonly string[]) => ReadonlyMap<string, Module>
  /** Where a name that is passed on comes from. */
  readonly makerOf: (taken: Taken) => Taken
  /** What a module takes, each from where it is made. */
  readonly takenBy: (module: Module) => readonly Taken[]
}

export const everything = '*'

/**
 * Which module runs what of which. An index that passes on the names of others reaches only what somebody
 * takes from it: otherwise every export of a package would count as used.
 */
export function moduleGraph(files: readonly SourceFile[], entries: Entries): ModuleGraph {
  const modules = new Map(files.map((file) => [file.path, readModule(file, entries)]))

  function makerOf(taken: Taken): Taken {
    const next = modules.get(taken.from)?.passesOn.get(taken.name)
    return next ? makerOf(next) : taken
  }

  /** Of all of a package only what is named beside it; of all of a file of one's own, all. */
  function makersOf(module: Module, taken: Taken): Taken[] {
    if (taken.name !== everything) return [makerOf(taken)]
    const passedOn = [...(modules.get(taken.from)?.passesOn ?? [])]
    const wanted = passedOn.filter(([name]) => !isIndex(taken.from) || module.names.has(name))
    return [taken, ...wanted.map(([, next]) => makerOf(next))]
  }

  const takenBy = (module: Module): readonly Taken[] =>
    module.takes.flatMap((taken) => makersOf(module, taken))

  function reachable(roots: readonly string[]): ReadonlyMap<string, Module> {
    const found = new Map<string, Module>()
    const waiting = [...roots]
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const module = modules.get(path)
      if (!module || found.has(path)) continue
      found.set(path, module)
      waiting.push(...takenBy(module).map(({ from }) => from))
    }
    return found
  }

  return { reachable, makerOf, takenBy }
}

function isIndex(path: string): boolean {
  return path.endsWith('/index.ts')
}

function readModule({ path, text }: SourceFile, entries: Entries): Module {
  const takes: Taken[] = []
  const passesOn = new Map<string, Taken>()
  const says = new Set<string>()
  const asks = new Set<string>()
  const names = new Map<string, number>()
  const fileOf = (source: unknown): string | null => resolve(path, textOf(source), entries)

  walk(parseSync(path, text).program as unknown as Node, (node) => {
    if (node.type.startsWith('TS') && node.type !== 'TSAsExpression' && node.type !== 'TSSatisfiesExpression')
      return node.type === 'TSNonNullExpression' || node.type === 'TSInstantiationExpression'
    if (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration') {
      const from = node.source && node[kindOf(node)] !== 'type' ? fileOf(node.source) : null
      for (const item of from ? (node.specifiers as Node[]) : []) {
        if (item[kindOf(item)] === 'type' || !from) continue
        const name = nameOf(item.imported ?? (node.type === 'ImportDeclaration' ? null : item.local))
        if (node.type === 'ImportDeclaration') takes.push({ from, name })
        else passesOn.set(nameOf(item.exported), { from, name })
      }
      return node.type === 'ExportNamedDeclaration' && !node.source
    }
    if (node.type === 'ImportExpression') {
      const from = fileOf(node.source)
      if (from) takes.push({ from, name: everything })
      return false
    }
    if (node.type === 'Identifier') names.set(nameOf(node), (names.get(nameOf(node)) ?? 0) + 1)
    if (node.type === 'Property') asks.add(`${nameOf(node.key)}: ${textOf(node.value)}`)
    if (node.type === 'CallExpression') {
      const callee = node.callee as Node
      asks.add(`${nameOf(callee.property ?? callee)}(${textOf((node.arguments as Node[])[0])})`)
    }
    const value = textOf(node)
    if (value !== null) {
      says.add(value)
      // A worker is named by its address: new URL('./judge-thread.ts', import.meta.url).
      const worker = /^\.{1,2}\/.*\.tsx?$/.test(value) ? resolve(path, value, entries) : null
      if (worker) takes.push({ from: worker, name: everything })
    }
    return true
  })
  return { takes, passesOn, says, asks, names }
}

function resolve(path: string, specifier: string | null, entries: Entries): string | null {
  // The bundler is told after a question mark what to make of a file.
  if (specifier?.startsWith('.')) return posix.join(dirname(path), specifier.split('?')[0] ?? '')
  return specifier === null ? null : (entries[specifier] ?? null)
}

function kindOf({ type }: Node): 'importKind' | 'exportKind' {
  return type.startsWith('Import') ? 'importKind' : 'exportKind'
}

function nameOf(node: unknown): string {
  const { name, value } = (node ?? {}) as { name?: string; value?: string }
  return name ?? value ?? everything
}

function textOf(node: unknown): string | null {
  const { type, value } = (node ?? {}) as { type?: string; value?: unknown }
  return type === 'Literal' && typeof value === 'string' ? value : null
}

function walk(node: Node, visit: (node: Node) => boolean): void {
  if (!visit(node)) return
  for (const [key, child] of Object.entries(node)) {
    if (key === 'key' && node.type === 'Property' && !node.computed) continue
    for (const item of Array.isArray(child) ? child : [child]) {
      if (typeof item === 'object' && item !== null && typeof (item as Node).type === 'string')
        walk(item as Node, visit)
    }
  }
}

import type { SourceFile } from '../architecture/source-file.ts'
import { serverEntries } from '../server-entries.ts'
import { type Entries, type Module, type ModuleGraph, moduleGraph } from './module-graph.ts'
import { type Kind, type Registered, registeredIn } from './registries.ts'

/** What starts when somebody opens the site, frames it, types a command or runs a server. */
const roots = [
  'apps/web/src/main.tsx',
  'apps/web/src/stage/main.ts',
  'apps/console/src/main.ts',
  'packages/cli/src/main.ts',
  ...Object.values(serverEntries).map((path) => `apps/server/src/${path}`),
]

type Running = {
  readonly path: string
  readonly module: Module
  /** What it takes, as `file name`. */
  readonly takes: ReadonlySet<string>
}

/** How each kind is asked for, and by whom that counts. */
const ways: Readonly<Record<Kind, (thing: Registered, by: Running, graph: ModuleGraph) => boolean>> = {
  command: isTaken,
  'action list': isTaken,
  export: ({ name, file }, { path, module, takes }, graph) => {
    const made = graph.makerOf({ from: file, name })
    // Once is where it is made; more often, its own file works with it.
    if (path === made.from) return (module.names.get(made.name) ?? 0) > 1
    return takes.has(`${made.from} ${made.name}`)
  },
  call: ({ name }, by) => isCalled(name, by),
  dialog: ({ name }, { module }) => module.asks.has(`ask(${name})`),
  tool: ({ name }, { module }) => module.asks.has(`use(${name})`) || module.asks.has(`tool: ${name}`),
  job: ({ name, file }, { path, module }) => path !== file && module.says.has(name),
  // Whoever asks which reports there are is offered every one of them.
  report: ({ name, file }, by) =>
    isCalled('documents/reports', by) ||
    (by.path !== file && by.module.names.has('reports') && by.module.names.has(name)),
}

/** What is registered, and of it what nothing that runs asks for. */
export type Found = { readonly things: readonly Registered[]; readonly unreached: readonly Registered[] }

export function findUnreached(files: readonly SourceFile[], entries: Entries): Found {
  const graph = moduleGraph(files, entries)
  const running = [...graph.reachable(roots)].map(([path, module]) => ({
    path,
    module,
    takes: new Set(graph.takenBy(module).map(({ from, name }) => `${from} ${name}`)),
  }))
  const things = files.flatMap(({ path, text }) => registeredIn(path, text))
  const unreached = things.filter((thing) => !running.some((by) => ways[thing.kind](thing, by, graph)))
  return { things, unreached }
}

/** The server's own table answers calls: a call is reached when a client makes it. */
function isCalled(name: string, { path, module }: Running): boolean {
  if (/^(apps\/server|packages\/contract)\//.test(path)) return false
  return module.says.has(name) || module.says.has(`/api/${name}`)
}

function isTaken({ name, file }: Registered, { takes }: Running): boolean {
  return takes.has(`${file} ${name}`)
}

import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'

/** What Chromium's sampling profiler answers with. */
export type Profile = {
  readonly nodes: readonly ProfileNode[]
  readonly startTime: number
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

type ProfileNode = {
  readonly id: number
  readonly callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number }
  readonly children?: readonly number[]
}

/** Microseconds on the profile's clock. */
export type Window = readonly [from: number, to: number]

type Frame = { readonly name: string; readonly source: string }

const nobody = ['(program)', '(idle)', '(root)']
/** Where the time of React itself goes. */
const isReactPhase = /^(renderRoot|commitRoot|flushPassiveEffects|flushMutationEffects|flushLayoutEffects)/
const ofThree = /node_modules\/three\//

/** Reads profiles of a build by the maps beside it. */
export class ProfileReader {
  readonly #dist: string
  readonly #maps = new Map<string, SourceMap | null>()

  constructor(dist: string) {
    this.#dist = dist
  }

  /**
   * What drawing and the browser's driver took in each window, of all, and which functions of ours took most. No sample
   * counts for more than `longest` microseconds: whoever was away so long did not work.
   */
  sharesOf(
    { nodes, startTime, samples, timeDeltas }: Profile,
    windows: readonly Window[],
    longest = Number.POSITIVE_INFINITY,
  ) {
    const frames = new Map(nodes.map((node) => [node.id, this.#frameOf(node)]))
    const drawing = drawingNodes(nodes, frames)
    const driving = drivingNodes(nodes)
    const spent = windows.map(() => ({ all: 0, drawn: 0, driven: 0 }))
    const own = new Map<string, number>()
    const self = new Map<string, number>()
    const within = callersOf(nodes, frames)
    let [at, whole] = [startTime, 0]
    samples.forEach((id, k) => {
      at += timeDeltas[k] ?? 0
      const frame = frames.get(id)
      const window = windows.findIndex(([from, to]) => at >= from && at <= to)
      const sums = spent[window]
      if (!frame || !sums || nobody.includes(frame.name)) return
      const took = Math.min(timeDeltas[k + 1] ?? 0, longest)
      sums.all += took
      if (driving.has(id)) {
        sums.driven += took
        return
      }
      whole += took
      const selfKey = groupOf(frame)
      if (!drawing.has(id)) self.set(selfKey, (self.get(selfKey) ?? 0) + took)
      if (drawing.has(id)) sums.drawn += took
      else for (const where of within.get(id) ?? []) own.set(where, (own.get(where) ?? 0) + took)
    })
    return {
      spent,
      drawing: spent.map(({ all, drawn }) => (all === 0 ? 0 : drawn / all)),
      driving: spent.map(({ all, driven }) => (all === 0 ? 0 : driven / all)),
      functions: [
        ...[...self].filter(([, t]) => t / whole > 0.004).map(([w, t]) => [`SELF ${w}`, t] as const),
        ...own,
      ]
        .map(([where, took]) => [where, took / whole] as const)
        .sort((one, two) => two[1] - one[1]),
    }
  }

  #frameOf({ callFrame }: ProfileNode): Frame {
    const { functionName: name, url, lineNumber, columnNumber } = callFrame
    const file = url.startsWith('http') ? new URL(url).pathname : ''
    const entry = this.#mapOf(file)?.findEntry(lineNumber, columnNumber)
    if (!entry || !('originalSource' in entry) || !entry.originalSource) return { name, source: file }
    const source = entry.originalSource.replace(/^.*?(?=(node_modules|packages|apps)\/)/, '')
    return { name: name, source: `${source}:${entry.originalLine + 1}` }
  }

  #mapOf(file: string): SourceMap | null {
    const known = this.#maps.get(file)
    if (known !== undefined) return known
    const path = join(this.#dist, 'web', `${file}.map`)
    const map = file !== '' && existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null
    this.#maps.set(file, map)
    return map
  }
}

function groupOf({ name, source }: Frame): string {
  if (source === '') return `native ${name}`
  const [, pkg] =
    /^(node_modules\/(?:@[^/]+\/)?[^/]+|packages\/[^/]+|apps\/web\/src\/[^/]+(?:\/[^/]+)?)/.exec(source) ?? []
  return pkg ?? source
}

/** By node, the functions of our own sources that are under way in it, each once. */
function callersOf(
  nodes: readonly ProfileNode[],
  frames: ReadonlyMap<number, Frame>,
): ReadonlyMap<number, ReadonlySet<string>> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const found = new Map<number, ReadonlySet<string>>()
  const walk = (node: ProfileNode, above: ReadonlySet<string>) => {
    const { name = '', source = '' } = frames.get(node.id) ?? {}
    const isOurs = /^(packages|apps)\//.test(source) || isReactPhase.test(name) || name.startsWith('(g')
    const here = isOurs ? new Set([...above, `${name} ${source}`]) : above
    found.set(node.id, here)
    for (const id of node.children ?? []) {
      const child = byId.get(id)
      if (child) walk(child, here)
    }
  }
  const [root] = nodes
  if (root) walk(root, new Set())
  return found
}

/** What no function of the page has called: the driver's own way of asking for frames. Collecting garbage is ours. */
function drivingNodes(nodes: readonly ProfileNode[]): ReadonlySet<number> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const driving = new Set<number>()
  const walk = (node: ProfileNode) => {
    const { url, functionName } = node.callFrame
    if (url.startsWith('http')) return
    if (!functionName.startsWith('(')) driving.add(node.id)
    for (const id of node.children ?? []) {
      const child = byId.get(id)
      if (child) walk(child)
    }
  }
  const [root] = nodes
  if (root) walk(root)
  return driving
}

/** Drawing is whatever Three.js does when the scene's world asks it to. */
function drawingNodes(
  nodes: readonly ProfileNode[],
  frames: ReadonlyMap<number, Frame>,
): ReadonlySet<number> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const drawing = new Set<number>()
  const walk = (node: ProfileNode, isDrawing: boolean) => {
    if (isDrawing) drawing.add(node.id)
    const isWorld = frames.get(node.id)?.source.includes('scene/src/world.ts') === true
    for (const id of node.children ?? []) {
      const child = byId.get(id)
      if (child) walk(child, isDrawing || (isWorld && ofThree.test(frames.get(id)?.source ?? '')))
    }
  }
  const [root] = nodes
  if (root) walk(root, false)
  return drawing
}

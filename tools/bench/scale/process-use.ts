import { readdirSync, readFileSync } from 'node:fs'

/** Processor seconds, and megabytes of memory; what several processes share counts once. */
export type Use = { readonly cpu: number; readonly megabytes: number }

/** USER_HZ, which Linux has fixed at 100 for whoever reads /proc. */
const ticksPerSecond = 100

type Entry = { readonly pid: number; readonly parent: number; readonly cpu: number }

/** What a process and all below it have used so far; those that have ended count with the parent that saw them end. */
export function useOfTree(root: number): Use {
  const entries = readdirSync('/proc').filter(isNumber).flatMap(entryOf)
  const below = new Set([root])
  for (let size = 0; size < below.size; ) {
    size = below.size
    for (const { pid, parent } of entries) if (below.has(parent)) below.add(pid)
  }
  const tree = entries.filter(({ pid }) => below.has(pid))
  return {
    cpu: tree.reduce((sum, { cpu }) => sum + cpu, 0),
    megabytes: tree.reduce((sum, { pid }) => sum + memoryOf(pid), 0) / 1024,
  }
}

function entryOf(name: string): readonly Entry[] {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
    // The name in parentheses may hold anything; what follows it is numbers.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0] = fields.slice(1)
    const ticks = fields.slice(11, 15).reduce((sum, part) => sum + part, 0)
    return [{ pid: Number(name), parent, cpu: ticks / ticksPerSecond }]
  } catch {
    // It has ended meanwhile.
    return []
  }
}

/** Kilobytes: each process' own, and its part of what it shares. */
function memoryOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

function isNumber(name: string): boolean {
  return /^\d+$/.test(name)
}

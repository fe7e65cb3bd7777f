import { readdirSync, readFileSync } from 'node:fs'

/** The ids of a process and all it started, directly or not; Linux only. */
export function processTree(root: number): readonly number[] {
  const parents = new Map(readdirSync('/proc').flatMap((name) => parentOf(Number(name)) ?? []))
  const found = [root]
  for (const id of found) {
    for (const [child, parent] of parents) if (parent === id) found.push(child)
  }
  return found
}

export function isRunning(id: number): boolean {
  return parentOf(id) !== null
}

function parentOf(id: number): [readonly [number, number]] | null {
  if (!Number.isInteger(id)) return null
  try {
    // After the name, which may hold anything: state and parent. A zombie is gone; nobody has asked yet.
    const [state, parent] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return state === 'Z' ? null : [[id, Number(parent)]]
  } catch {
    return null
  }
}

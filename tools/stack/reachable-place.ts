import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/**
 * A checkout may lie in a folder that only root may enter; the user PostgreSQL runs as then cannot reach what is
 * in it. These find a place that it can reach, one and the same for one path.
 */
export function reachableFolder(path: string): string {
  return isReachable(path) ? path : elsewhere(path)
}

export function reachableCopy(path: string): string {
  if (isReachable(path)) return path

  const copy = elsewhere(path)
  if (!existsSync(copy)) {
    // Copied beside and moved, so that nobody finds half of it.
    const unfinished = `${copy}.${process.pid}`
    mkdirSync(dirname(copy), { recursive: true })
    cpSync(path, unfinished, { recursive: true, verbatimSymlinks: true })
    if (existsSync(copy)) return copy
    renameSync(unfinished, copy)
  }
  return copy
}

function isReachable(path: string): boolean {
  if (process.getuid?.() !== 0) return true
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    // What does not exist yet will be made by us, open enough.
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

function elsewhere(path: string): string {
  const name = createHash('sha256').update(resolve(path)).digest('hex').slice(0, 16)
  return join(tmpdir(), `arredo-${name}`)
}

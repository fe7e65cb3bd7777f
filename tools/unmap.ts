import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { projectRoot } from './project-files.ts'

/** `at name (/assets/file.js:line:column)`, as reports of browsers have it. */
const place = /\((\/assets\/[\w.-]+\.js):(\d+):(\d+)\)/

/** The places of a stack in our own sources; lines that are not in the maps stay as they are. */
export function unmap(stack: string, readMap: (path: string) => string | null): string {
  const maps = new Map<string, SourceMap | null>()
  const mapOf = (path: string) => {
    const known = maps.get(path)
    if (known !== undefined) return known
    const text = readMap(path)
    const map = text === null ? null : new SourceMap(JSON.parse(text))
    maps.set(path, map)
    return map
  }

  return stack
    .split('\n')
    .map((line) => {
      const [, path = '', row, column] = place.exec(line) ?? []
      // Reports count from one, maps from zero.
      const entry = mapOf(path)?.findEntry(Number(row) - 1, Number(column) - 1)
      if (!entry || !('originalSource' in entry)) return line
      const source = entry.originalSource.replace(/^(\.\.\/)+/, '')
      return line.replace(place, `(${source}:${entry.originalLine + 1}:${entry.originalColumn + 1})`)
    })
    .join('\n')
}

/** `node tools/unmap.ts <build id> <file with a stack> [dist folder]` */
if (import.meta.main) {
  const [build, file, dist = `${projectRoot}dist`] = process.argv.slice(2)
  if (!build || !file)
    throw new Error('Usage: node tools/unmap.ts <build id> <file with a stack> [dist folder]')
  const own = readFileSync(join(dist, 'build-id'), 'utf8').trim()
  if (own !== build) throw new Error(`${dist} is build ${own}, not ${build}: its maps would lie`)

  const readMap = (path: string) => {
    const map = join(dist, 'web', `${path}.map`)
    return existsSync(map) ? readFileSync(map, 'utf8') : null
  }
  console.log(unmap(readFileSync(file, 'utf8'), readMap))
}

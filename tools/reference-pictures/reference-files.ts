import { readFileSync, writeFileSync } from 'node:fs'
import { projectRoot } from '../project-files.ts'

export function readReference(name: string): Uint8Array {
  return readFileSync(path(name))
}

export function writeReference(name: string, png: Uint8Array): void {
  writeFileSync(path(name), png)
}

function path(name: string): string {
  return `${projectRoot}tools/reference-pictures/pictures/${name}.png`
}

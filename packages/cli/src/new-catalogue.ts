import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from './command.ts'
import { starterCatalogue } from './starter-catalogue.ts'

/** The names of the files it wrote; null when the folder holds something already. */
export async function newCatalogue(folder: string): Promise<readonly string[] | null> {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) return null
  const names = Object.keys(starterCatalogue)
  await Promise.all(names.map((name) => writeFile(join(folder, name), starterCatalogue[name] ?? '')))
  return names
}

export const start: Command['run'] = async ([folder = ''], _options, { say, complain }) => {
  const written = await newCatalogue(folder)
  if (!written) {
    complain(`${folder} holds something already. Name a new folder`)
    return 1
  }
  for (const name of written) say(`Wrote ${name}`)
  say(`Now change it, and check it with: arredo catalogue check ${folder}`)
  return 0
}

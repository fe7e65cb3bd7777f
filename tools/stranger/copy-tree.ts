import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectFiles, projectRoot } from '../project-files.ts'

/** The sources as they are now, with the installed packages beside them but our own ones linked to the copy. */
export function copyTree(folder: string): void {
  for (const path of projectFiles(/./)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(projectRoot, path), join(folder, path))
  }
  const installed = join(projectRoot, 'node_modules')
  mkdirSync(join(folder, 'node_modules/@arredo'), { recursive: true })
  for (const name of readdirSync(installed)) {
    if (name !== '@arredo') symlinkSync(join(installed, name), join(folder, 'node_modules', name))
  }
  for (const manifest of globSync('{apps/*,packages/*,tools,e2e}/package.json', { cwd: folder })) {
    const { name } = JSON.parse(readFileSync(join(folder, manifest), 'utf8'))
    symlinkSync(join(folder, dirname(manifest)), join(folder, 'node_modules', name))
  }
}

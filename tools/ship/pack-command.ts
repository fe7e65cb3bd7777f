import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { projectRoot } from '../project-files.ts'
import { runCommand } from './run-command.ts'

/**
 * The author's command as a tarball that npm installs anywhere, without our repository: one file with all it is
 * made of, the library, and the licences of what others wrote. Answers the tarball's path.
 */
export async function packCommand(out: string): Promise<string> {
  const folder = join(out, 'arredo-command')
  rmSync(folder, { recursive: true, force: true })
  const foreign = new Set<string>()
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'warn',
    plugins: [noteForeign(foreign)],
    ssr: { noExternal: true, external: ['cadical-wasm'] },
    build: {
      ssr: 'packages/cli/src/main.ts',
      target: 'node24',
      outDir: join(folder, 'bin'),
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'arredo.js', chunkFileNames: '[name]-[hash].js' } },
    },
  })
  cpSync(join(projectRoot, 'catalogues/library'), join(folder, 'catalogues/library'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), licencesOf([...foreign].toSorted()))
  const words = ['pack', '--pack-destination', out, '--loglevel=error']
  const name = (await runCommand('npm', words, { cwd: folder, limitSeconds: 60 })).trim().split('\n').at(-1)
  rmSync(folder, { recursive: true })
  return join(out, name ?? '')
}

function manifest() {
  const { version, engines } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  return {
    ...{ name: 'arredo', version, description: 'Check and publish catalogues of Arredo', type: 'module' },
    bin: { arredo: 'bin/arredo.js' },
    engines: engines ?? { node: '>=24' },
    // A second opinion on the rules, for who installs it; the server has one of its own.
    peerDependencies: { 'cadical-wasm': '*' },
    peerDependenciesMeta: { 'cadical-wasm': { optional: true } },
  }
}

/** Which packages of others went into the bundle. */
function noteForeign(into: Set<string>): Plugin {
  return {
    name: 'note-foreign',
    moduleParsed({ id }) {
      const name = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]
      if (name !== undefined) into.add(name)
    },
  }
}

function licencesOf(names: readonly string[]): string {
  return names
    .map((name) => {
      const [file] = globSync(join(projectRoot, 'node_modules', name, '{LICENSE,LICENCE,license}*'))
      if (!file) throw new Error(`${name} has no licence to pass on`)
      return `── ${name} ──\n\n${readFileSync(file, 'utf8').trim()}\n`
    })
    .join('\n')
}

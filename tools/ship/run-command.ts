import { spawn } from 'node:child_process'
import { endWithUs } from '../stack/end-with-us.ts'

export type CommandOptions = {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly limitSeconds: number
  /** What it reads from its standard input. */
  readonly input?: string
}

/** Runs a command to its end and gives what it said; anything but exit code 0 in time is an error. */
export function runCommand(
  command: string,
  words: readonly string[],
  { cwd, env = cleanEnvironment(), limitSeconds, input }: CommandOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] })
    endWithUs(child, 'SIGKILL')
    // A command that does not read is not asked to.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    const limit = setTimeout(() => child.kill('SIGKILL'), limitSeconds * 1000)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    }
    child.once('error', reject)
    child.once('close', (code, signal) => {
      clearTimeout(limit)
      if (code === 0) resolve(output)
      else reject(new Error(`${[command, ...words].join(' ')} ended with ${code ?? signal}:\n${output}`))
    })
  })
}

/** Our environment without what `npm run` and the local stack put into it: a folder elsewhere must not see them. */
export function cleanEnvironment(): Record<string, string | undefined> {
  const inherited =
    /^(npm_(package|lifecycle|node_execpath|execpath|command|config_local_prefix)|INIT_CWD|DATABASE_|PORT$|HOST$)/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !inherited.test(name)))
}

export function expectWords(text: string, words: string): void {
  if (!text.includes(words)) throw new Error(`Expected "${words}" in:\n${text}`)
}

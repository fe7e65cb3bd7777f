import { execFile } from 'node:child_process'

/** What the program runs in, outermost first; every command hands on to the next. */
export type Confinement = {
  readonly command: readonly string[]
  /** In words for an operator: what holds and what this machine does not permit. */
  readonly words: string
  /** From the network, and from the environment of the worker, which holds passwords. */
  readonly isApart: boolean
}

export type ConfinementLimits = {
  readonly memoryBytes: number
  readonly cpuSeconds: number
}

/** Without network and without sight of other processes (their environment holds passwords), as far as permitted. */
const apart = ['--net', '--ipc', '--pid', '--fork', '--kill-child', '--mount-proc']
const ways: readonly (readonly [command: readonly string[], words: string])[] = [
  [['unshare', ...apart, '--'], 'no network, no other processes'],
  [['unshare', '--map-root-user', ...apart, '--'], 'no network, no other processes'],
  [['unshare', '--map-root-user', '--net', '--'], 'no network'],
]
let permitted: Promise<Confinement> | null = null

export async function confinement({ memoryBytes, cpuSeconds }: ConfinementLimits): Promise<Confinement> {
  permitted ??= findPermitted()
  const found = await permitted
  const limits = ['prlimit', `--as=${memoryBytes}`, `--cpu=${Math.ceil(cpuSeconds)}`, '--core=0', '--']
  const holdsLimits = await works(limits)
  return {
    command: [...found.command, ...(holdsLimits ? limits : [])],
    words: holdsLimits ? `${found.words}, limited memory` : found.words,
    isApart: found.isApart,
  }
}

/** Asked once: it depends on the machine and on how the container was started. */
async function findPermitted(): Promise<Confinement> {
  // Dies with the worker, however that ends. Behind unshare this is what --kill-child does.
  const bound = ['setpriv', '--pdeathsig', 'KILL', '--']
  const polite = ['nice', '-n', '10']
  const start = [...((await works(polite)) ? polite : []), ...((await works(bound)) ? bound : [])]
  for (const [command, words] of ways) {
    if (await works(command)) return { command: [...start, ...command], words, isApart: true }
  }
  return { command: start, words: 'network not cut off: unshare is not permitted here', isApart: false }
}

function works(command: readonly string[]): Promise<boolean> {
  const [file, ...rest] = [...command, 'true']
  return new Promise((resolve) => {
    execFile(file ?? 'true', rest, { timeout: 10_000, env: { PATH: process.env.PATH } }, (error) =>
      resolve(!error),
    )
  })
}

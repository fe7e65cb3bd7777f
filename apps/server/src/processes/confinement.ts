import { execFile } from 'node:child_process'

/** What a program runs in, outermost first; every command hands on to the next. */
export type Confinement = {
  readonly command: readonly string[]
  /** In words for an operator: what holds and what this machine does not permit. */
  readonly words: string
  /** From the network, and from the environment of the worker, which holds passwords. */
  readonly isApart: boolean
}

export type ConfinementLimits = {
  /** All that it may reserve, used or not. */
  readonly addressBytes?: number
  /** All that it may write to: for programs that reserve far more than they use, as V8 does. */
  readonly dataBytes?: number
  readonly cpuSeconds?: number
  /** Lets everybody else go first. */
  readonly isPolite?: boolean
}

/** Without network and without sight of other processes (their environment holds passwords), as far as permitted. */
const apart = ['--net', '--ipc', '--pid', '--fork', '--kill-child', '--mount-proc']
const ways: readonly (readonly [command: readonly string[], words: string])[] = [
  [['unshare', ...apart, '--'], 'no network, no other processes'],
  [['unshare', '--map-root-user', ...apart, '--'], 'no network, no other processes'],
  [['unshare', '--map-root-user', '--net', '--'], 'no network'],
]
const polite = ['nice', '-n', '10']
/** Dies with the worker, however that ends. Behind unshare this is what --kill-child does. */
const bound = ['setpriv', '--pdeathsig', 'KILL', '--']

export async function confinement(limits: ConfinementLimits): Promise<Confinement> {
  const found = await permitted()
  const prlimit = limitsOf(limits)
  const [holdsLimits, isPolite] = await Promise.all([
    prlimit.length > 0 && works(prlimit),
    limits.isPolite && works(polite),
  ])
  return {
    command: [...(isPolite ? polite : []), ...found.command, ...(holdsLimits ? prlimit : [])],
    words: holdsLimits ? `${found.words}, limited memory` : found.words,
    isApart: found.isApart,
  }
}

function limitsOf({ addressBytes, dataBytes, cpuSeconds }: ConfinementLimits): readonly string[] {
  const given = [
    ...(addressBytes ? [`--as=${addressBytes}`] : []),
    ...(dataBytes ? [`--data=${dataBytes}`] : []),
    ...(cpuSeconds ? [`--cpu=${Math.ceil(cpuSeconds)}`] : []),
  ]
  return given.length === 0 ? [] : ['prlimit', ...given, '--core=0', '--']
}

let known: Promise<Confinement> | null = null

/** Asked once: it depends on the machine and on how the container was started. */
function permitted(): Promise<Confinement> {
  known ??= findPermitted()
  return known
}

async function findPermitted(): Promise<Confinement> {
  const start = (await works(bound)) ? bound : []
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

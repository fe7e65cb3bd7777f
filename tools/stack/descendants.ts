import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The processes below this or another one whose command names something, by their ids; wrappers that hand on are left out. */
export function descendants(named: string, root = process.pid): readonly number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const processes = lines.map((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return { pid: Number(pid), parent: Number(parent), command: command ?? '' }
  })
  const below = new Set([root])
  // A parent may be listed after its child once numbers have begun anew.
  for (let size = 0; size < below.size; ) {
    size = below.size
    for (const { pid, parent } of processes) if (below.has(parent)) below.add(pid)
  }
  below.delete(root)
  return processes
    .filter(({ pid, command }) => below.has(pid) && command.includes(named))
    .filter(({ command }) => !/^(nice|setpriv|unshare|prlimit) /.test(command))
    .map(({ pid }) => pid)
}

/** What a process could read of us, and the network devices it has. */
export function surroundings(pid: number): {
  readonly environment: string
  readonly devices: readonly string[]
} {
  const devices = readFileSync(`/proc/${pid}/net/dev`, 'utf8').matchAll(/^\s*(\w+):/gm)
  return {
    environment: readFileSync(`/proc/${pid}/environ`, 'utf8'),
    devices: [...devices].map(([, name = '']) => name),
  }
}

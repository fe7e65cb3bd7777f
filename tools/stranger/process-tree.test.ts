import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'
import { isRunning, processTree } from './process-tree.ts'

// Two cores may be busy with everything else.
const patience = { timeout: 15_000 }

it.runIf(process.platform === 'linux')(
  'finds what a process started, also in a group of its own, and sees when it is gone',
  async () => {
    const child = spawn('sh', ['-c', 'setsid sleep 60 & wait'], { stdio: 'ignore' })
    const root = child.pid ?? 0
    await expect.poll(() => processTree(root).length, patience).toBe(2)
    const [, sleeper = 0] = processTree(root)
    expect([root, sleeper].map(isRunning)).toEqual([true, true])

    const ended = new Promise((resolve) => child.once('exit', resolve))
    process.kill(root, 'SIGKILL')
    await ended
    expect([root, sleeper].map(isRunning)).toEqual([false, true])
    process.kill(sleeper, 'SIGKILL')
    await expect.poll(() => isRunning(sleeper), patience).toBe(false)
  },
)

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { isRunning } from '../stranger/process-tree.ts'
import { stopSignals } from './end-with-us.ts'

const patience = { timeout: 30_000 }
const left: number[] = []
afterEach(() => {
  for (const id of left.splice(0)) if (isRunning(id)) process.kill(id, 'SIGKILL')
})

/** A process with a child that only a signal ends. */
async function startParent(more = '') {
  const place = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
  const script = `
    import { spawn } from 'node:child_process'
    import { endWithUs } from ${place('./end-with-us.ts')}
    import { onStopSignal } from ${place('./stop-signal.ts')}
    const child = spawn('sleep', ['600'], { stdio: 'ignore', detached: true })
    endWithUs(child, 'SIGKILL')
    ${more}
    console.log(child.pid)`
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [said] = await once(parent.stdout, 'data')
  const child = Number(String(said))
  left.push(child, parent.pid ?? 0)
  return { parent, child }
}

async function stop(parent: ChildProcess, signal: NodeJS.Signals) {
  const gone = once(parent, 'exit')
  parent.kill(signal)
  const [code, by] = await gone
  return { code, by }
}

it.each(stopSignals)('%s of a tool ends what it started', async (signal) => {
  const { parent, child } = await startParent()
  const code = { SIGTERM: 143, SIGINT: 130, SIGHUP: 129 }[signal]
  expect(await stop(parent, signal)).toEqual({ code, by: null })
  await expect.poll(() => isRunning(child), patience).toBe(false)
})

it('who stops in order is left the time for it', async () => {
  const { parent, child } = await startParent(`onStopSignal(async () => {
    console.log('stopping')
    for await (const _ of process.stdin) return
  })`)
  const said = once(parent.stdout, 'data')
  const stopping = stop(parent, 'SIGTERM')
  expect(String(await said)).toBe('stopping\n')
  expect(isRunning(child)).toBe(true)
  parent.stdin.write('stop now')
  expect(await stopping).toEqual({ code: 0, by: null })
  await expect.poll(() => isRunning(child), patience).toBe(false)
})

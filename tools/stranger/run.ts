import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { browserFlags, chromiumPath } from '../browser.ts'
import { projectRoot } from '../project-files.ts'
import { cleanEnvironment, runCommand } from '../ship/run-command.ts'
import { tellSteps } from '../ship/steps.ts'
import { freePort } from '../stack/free-port.ts'
import { codeBlocks, commandsOf } from './code-blocks.ts'
import { firstCabinet } from './first-cabinet.ts'
import { isRunning, processTree } from './process-tree.ts'

const startSeconds = 180
const stopSeconds = 60

/** `npm run stranger`: what somebody does who found the repository and reads nothing but the README. */
await tellSteps(async ({ step, cleanUp }) => {
  const place = mkdtempSync(join(tmpdir(), 'arredo-stranger-'))
  cleanUp(() => rmSync(place, { recursive: true, force: true }))
  const folder = join(place, 'arredo')
  await step('clone', () =>
    runCommand('git', ['clone', '--quiet', '--no-hardlinks', projectRoot, folder], {
      cwd: place,
      limitSeconds: 180,
    }),
  )
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  const commands = codeBlocks(readme, 'Five minutes to your first cabinet').flatMap(commandsOf)
  const dev = commands.at(-1)
  if (!dev?.startsWith('npm run dev')) throw new Error('The last command of the README should start it')
  for (const command of commands.slice(0, -1)) {
    await step(command, () => runCommand('sh', ['-c', command], { cwd: folder, limitSeconds: 240 }))
  }
  await step('the checkout is as clean as it was', async () => {
    const changes = await runCommand('git', ['status', '--short'], { cwd: folder, limitSeconds: 60 })
    if (changes !== '') throw new Error(`Installing changed files:\n${changes}`)
  })

  const port = await freePort()
  const started = await step(dev, () => start(dev, folder, port))
  cleanUp(() => endGroup(started, 'SIGKILL'))
  const ids = processTree(started.pid ?? 0)
  await step('open, log in, place a cabinet', async () => {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: browserFlags })
    try {
      await firstCabinet(await browser.newPage({ viewport: { width: 1600, height: 1000 } }), readme, port)
    } finally {
      await browser.close()
    }
  })
  await step('Ctrl-C leaves nothing behind', async () => {
    const all = new Set([...ids, ...processTree(started.pid ?? 0)])
    endGroup(started, 'SIGINT')
    const deadline = Date.now() + stopSeconds * 1000
    while ([...all].some(isRunning)) {
      if (Date.now() > deadline) throw new Error(`Still running: ${[...all].filter(isRunning).join(', ')}`)
      await pause(100)
    }
  })
})

/** In a process group of its own, as a terminal does it: Ctrl-C reaches npm and all it started. */
async function start(command: string, folder: string, port: number): Promise<ChildProcess> {
  const child = spawn('sh', ['-c', command], {
    cwd: folder,
    env: { ...cleanEnvironment(), PORT: String(port) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const deadline = Date.now() + startSeconds * 1000
  while (!output.includes('Arredo is running')) {
    if (child.exitCode !== null || Date.now() > deadline) {
      endGroup(child, 'SIGKILL')
      throw new Error(`It did not start:\n${output}`)
    }
    await pause(100)
  }
  return child
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // Gone already.
  }
}

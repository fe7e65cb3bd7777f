import { spawn } from 'node:child_process'
import { projectRoot } from '../project-files.ts'
import type { Stage } from './stages.ts'

export type Outcome = {
  readonly stage: Stage
  readonly seconds: number
  readonly exit: number
  readonly output: string
}

/** Runs a stage and hands on what it prints as it comes. */
export function runStage(stage: Stage, onPrint: (text: string) => void): Promise<Outcome> {
  const started = performance.now()
  const child = spawn('npm', ['run', '--silent', stage.script], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => {
      output += text
      onPrint(text)
    })
  }
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ stage, seconds: (performance.now() - started) / 1000, exit: code ?? 1, output })
    })
  })
}

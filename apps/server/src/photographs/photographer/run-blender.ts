import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { cleanEnvironment } from '../../processes/clean-environment.ts'
import { killGroup } from '../../processes/kill-group.ts'

export type BlenderRun = {
  readonly command: readonly string[]
  readonly folder: string
  readonly milliseconds: number
  readonly signal: AbortSignal
  readonly onLine: (line: string) => void
}

export type BlenderEnd = {
  /** Of the program, or the name of the signal that ended it. */
  readonly code: number | string | null
  readonly by: 'itself' | 'time' | 'signal'
  /** The last that it complained about. */
  readonly complaint: string
}

const complaintLength = 4000

/** Runs the program in a process group of its own, so that all of it ends when it is to end. */
export function runBlender({
  command,
  folder,
  milliseconds,
  signal,
  onLine,
}: BlenderRun): Promise<BlenderEnd> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return resolve({ code: null, by: 'signal', complaint: '' })

    const [file = '', ...rest] = command
    const child = spawn(file, rest, {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: cleanEnvironment({ HOME: `${folder}/home`, TMPDIR: folder }),
    })
    let by: BlenderEnd['by'] = 'itself'
    let complaint = ''
    const stop = (why: BlenderEnd['by']) => {
      by = why
      killGroup(child)
    }
    const onAbort = () => stop('signal')
    const timer = setTimeout(() => stop('time'), milliseconds)
    signal.addEventListener('abort', onAbort, { once: true })
    const forget = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
    }

    const keep = (text: string) => {
      complaint = (complaint + text).slice(-complaintLength)
    }
    createInterface({ input: child.stdout }).on('line', (line) => {
      onLine(line)
      // Blender reports a failing script among everything else that it says.
      if (!/^(Fra:|\{|Saved:)/.test(line)) keep(`${line}\n`)
    })
    child.stderr.on('data', (text: Buffer) => keep(String(text)))
    child.once('error', (error) => {
      forget()
      reject(error)
    })
    child.once('close', (code, signalName) => {
      forget()
      resolve({ code: code ?? signalName, by, complaint })
    })
  })
}

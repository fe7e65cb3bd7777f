import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type StackAddress = {
  readonly port: number
  readonly adminUrl: string
  readonly ownerUrl: string
  readonly filesFolder: string
  readonly mailsFolder: string
  /** What all brands sell: our own, on any day. */
  readonly catalogues: string
}

/** The whole product on free ports, built web application included, for as long as the tests run. */
export default async function startStack(): Promise<() => Promise<void>> {
  const script = fileURLToPath(new URL('../tools/stack/serve-test-stack.ts', import.meta.url))
  const stack = spawn('node', [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface({ input: stack.stdout })
  const [line] = await once(lines, stack)
  const { port, adminUrl, ownerUrl, filesFolder, mailsFolder, catalogues }: StackAddress = JSON.parse(line)
  const address: StackAddress = { port, adminUrl, ownerUrl, filesFolder, mailsFolder, catalogues }
  process.env.ARREDO_STACK = JSON.stringify(address)
  keepLog(lines)

  return () =>
    new Promise((resolve) => {
      stack.once('exit', () => resolve())
      stack.kill('SIGTERM')
    })
}

function once(lines: ReturnType<typeof createInterface>, stack: ReturnType<typeof spawn>): Promise<[string]> {
  return new Promise((resolve, reject) => {
    lines.once('line', (line) => resolve([line]))
    stack.once('exit', (code) => reject(new Error(`The stack ended with ${code} before it was ready`)))
  })
}

/** What servers and workers complained of, for whoever asks why a story failed. */
function keepLog(lines: ReturnType<typeof createInterface>): void {
  const folder = fileURLToPath(new URL('../test-results/', import.meta.url))
  mkdirSync(folder, { recursive: true })
  const log = createWriteStream(`${folder}stack.log`)
  lines.on('line', (line) => log.write(`${line}\n`))
}

export function stackAddress(): StackAddress {
  return JSON.parse(process.env.ARREDO_STACK ?? '{}')
}

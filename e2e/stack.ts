import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type StackAddress = { readonly port: number; readonly ownerUrl: string; readonly filesFolder: string }

/** The whole product on free ports, built web application included, for as long as the tests run. */
export default async function startStack(): Promise<() => Promise<void>> {
  const script = fileURLToPath(new URL('../tools/stack/serve-test-stack.ts', import.meta.url))
  const stack = spawn('node', [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(createInterface({ input: stack.stdout }), stack)
  const { port, ownerUrl, filesFolder }: StackAddress = JSON.parse(line)
  process.env.ARREDO_STACK = JSON.stringify({ port, ownerUrl, filesFolder })

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

export function stackAddress(): StackAddress {
  return JSON.parse(process.env.ARREDO_STACK ?? '{}')
}

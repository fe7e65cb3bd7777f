import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** A password never comes as a word of the command: those are seen by everyone on the machine and kept by shells. */
export async function readPassword(file: string | undefined): Promise<string | null> {
  if (file !== undefined && file !== '-') return firstLine(await readFile(file, 'utf8'))
  if (file === '-' || !process.stdin.isTTY) return firstLine(await text(process.stdin))

  const password = await ask('Password: ')
  const again = await ask('Once more: ')
  if (password !== again) throw new Error('the two passwords differ')
  return password === '' ? null : password
}

function firstLine(written: string): string | null {
  const [line = ''] = written.split(/\r?\n/)
  return line === '' ? null : line
}

/** The terminal hands over key by key and shows none of them. */
function ask(question: string): Promise<string> {
  process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true })
  return new Promise((resolve, reject) => {
    lines.once('line', (line) => {
      lines.close()
      process.stderr.write('\n')
      resolve(line)
    })
    lines.once('SIGINT', () => {
      lines.close()
      reject(new Error('given up'))
    })
  })
}

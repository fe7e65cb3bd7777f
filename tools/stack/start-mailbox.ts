import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { type ReadMail, readMail } from './read-mail.ts'

export type Mailbox = {
  readonly port: number
  /** What a worker sends by it. */
  readonly environment: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

/** A real mail server on this machine that delivers to nobody: every mail becomes a page in the folder. */
export async function startMailbox(folder: string): Promise<Mailbox> {
  mkdirSync(folder, { recursive: true })
  let number = readdirSync(folder).filter((name) => name.endsWith('.json')).length
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], logger: false },
    onData(stream, session, done) {
      text(stream).then((raw) => {
        number += 1
        const deliveredTo = session.envelope.rcptTo.map(({ address }) => address)
        keep(folder, number, { ...readMail(raw), deliveredTo })
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      SMTP_TLS: 'false',
      SMTP_SENDER: 'no-reply@arredo.example',
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

export type Mail = ReadMail & { readonly deliveredTo: readonly string[] }

/** All that came in, oldest first. */
export function mailsIn(folder: string): readonly Mail[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Mail)
}

function keep(folder: string, number: number, mail: Mail): void {
  const to = mail.deliveredTo[0]?.replaceAll(/[^\w.@+-]/g, '_')
  const name = `${folder}/${String(number).padStart(4, '0')}-${to}`
  writeFileSync(`${name}.html`, mail.html)
  // Whoever looks meanwhile finds all of it or nothing.
  writeFileSync(`${name}.json.part`, JSON.stringify(mail, null, 2))
  renameSync(`${name}.json.part`, `${name}.json`)
}

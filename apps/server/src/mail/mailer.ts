import { createTransport } from 'nodemailer'
import { GiveUp } from '../jobs/give-up.ts'

export type Letter = {
  readonly to: { readonly name: string; readonly address: string }
  readonly from: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
}

export type Mailer = {
  /** Resolves when the mail server has taken it in. */
  readonly send: (letter: Letter) => Promise<void>
  /** Who mails come from where a brand says nothing. */
  readonly sender: string
  readonly close: () => void
}

export type MailSettings = {
  readonly host: string
  readonly port: number
  /** From the first byte; otherwise by STARTTLS. */
  readonly isSecure: boolean
  /** Whether a connection that stays in the clear is given up. */
  readonly needsTls: boolean
  readonly login: { readonly user: string; readonly pass: string } | null
  readonly sender: string
}

/** Names and addresses are given apart, so that nothing in them can become a header of its own. */
export function createMailer({ host, port, isSecure, needsTls, login, sender }: MailSettings): Mailer {
  const transport = createTransport({
    ...{ host, port, secure: isSecure, requireTLS: needsTls, ignoreTLS: !needsTls },
    ...(login && { auth: login }),
    ...{ connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 },
    // A mail is words: nothing of it is read from this machine or fetched from elsewhere.
    ...{ disableFileAccess: true, disableUrlAccess: true },
  })
  return {
    sender,
    async send(letter) {
      try {
        await transport.sendMail({ ...letter, headers: { 'Auto-Submitted': 'auto-generated' } })
      } catch (error) {
        throw withoutAddress(error)
      }
    },
    close: () => transport.close(),
  }
}

/** Mail servers repeat who it was for, and what is thrown ends in the log. Who is refused for good is not tried again. */
function withoutAddress(error: unknown): Error {
  const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number }
  const words = `The mail could not be sent: ${code ?? 'unknown'} ${responseCode ?? ''}`.trim()
  const isForGood = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500
  return isForGood ? new GiveUp(words) : new Error(words)
}

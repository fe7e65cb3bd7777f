import { isEmail } from '@arredo/measures'
import type { MailSettings } from './mailer.ts'

type MailVariables = {
  readonly SMTP_URL?: string | undefined
  readonly SMTP_PASSWORD?: string | undefined
  readonly SMTP_SENDER?: string | undefined
  readonly SMTP_TLS: boolean
}

/** Null where there is no mail server. Half of what is needed is a mistake, and said at once. */
export function readMailSettings(variables: MailVariables): MailSettings | null {
  const { SMTP_URL, SMTP_PASSWORD, SMTP_SENDER, SMTP_TLS } = variables
  if (SMTP_URL === undefined) return null
  if (!SMTP_SENDER || !isEmail(SMTP_SENDER)) {
    throw new Error('Wrong environment. SMTP_SENDER: an e-mail address is needed with SMTP_URL')
  }
  const url = new URL(SMTP_URL)
  const isSecure = url.protocol === 'smtps:'
  const user = decodeURIComponent(url.username)
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (isSecure ? 465 : 587),
    isSecure,
    needsTls: SMTP_TLS,
    login: user ? { user, pass: SMTP_PASSWORD ?? decodeURIComponent(url.password) } : null,
    sender: SMTP_SENDER,
  }
}

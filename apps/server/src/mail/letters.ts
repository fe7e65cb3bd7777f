import type { Content, Part } from './draw-letter.ts'
import type { Text } from './mail-words.ts'

/** Somebody who can log in, with the link that sets their password. */
export type Reader = {
  readonly account: string
  readonly username: string
  readonly kind: string
  readonly link: string
}

export function passwordLetter(text: Text, brand: string, name: string, readers: readonly Reader[]): Content {
  return {
    subject: text('Your new password for {{brand}}', { brand }),
    greeting: text('Hello {{name}},', { name }),
    parts: [
      words(text('Somebody, probably you, asked for a new password. Choose it here within 30 minutes:')),
      ...readers.map((reader) => waysIn(text, reader)),
    ],
    foot: text('If it was not you, do nothing: your password stays as it is, and the link works only once.'),
  }
}

/** Who registers under an address that is known is not told so on the page, but here. */
export function knownLetter(text: Text, brand: string, name: string, readers: readonly Reader[]): Content {
  return {
    subject: text('You are registered with {{brand}} already', { brand }),
    greeting: text('Hello {{name}},', { name }),
    parts: [
      words(
        text('Somebody, probably you, wanted to register with this address, which is registered already.'),
      ),
      words(text('If you do not remember your password, choose a new one here within 30 minutes:')),
      ...readers.map((reader) => waysIn(text, reader)),
    ],
    foot: text('If it was not you, do nothing: your password stays as it is, and the link works only once.'),
  }
}

export function registrationLetter(text: Text, brand: string, link: string): Content {
  return {
    subject: text('Register with {{brand}}', { brand }),
    greeting: text('Hello,'),
    parts: [
      words(
        text('This address is to get an account with {{brand}}. Finish it here within a day:', { brand }),
      ),
      { kind: 'button', words: text('Finish the registration'), link },
    ],
    foot: text('If it was not you, do nothing: without this link there is no account.'),
  }
}

export function changedLetter(text: Text, brand: string, name: string, home: string): Content {
  return {
    subject: text('Your password for {{brand}} was changed', { brand }),
    greeting: text('Hello {{name}},', { name }),
    parts: [
      words(
        text('Your password was changed just now. Wherever else you were logged in, you are logged out.'),
      ),
      words(text('If it was not you, ask for a new password at once and tell your shop:')),
      { kind: 'button', words: text('Go to {{brand}}', { brand }), link: home },
    ],
    foot: text('Nobody of us ever asks for your password.'),
  }
}

function waysIn(text: Text, { account, username, kind, link }: Reader): Part {
  const about =
    kind === 'customer'
      ? username
      : text('User id {{account}}, user name {{username}}', { account, username })
  return { kind: 'button', words: text('Choose a new password'), link, about }
}

function words(said: string): Part {
  return { kind: 'words', words: said }
}

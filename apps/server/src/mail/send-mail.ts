import type { MailWish } from '@arredo/contract'
import type { JobContext, JobHandler } from '../jobs/job-context.ts'
import { drawLetter } from './draw-letter.ts'
import { changedLetter, knownLetter, passwordLetter, type Reader, registrationLetter } from './letters.ts'
import { makeCode } from './mail-codes.ts'
import { mailLanguage, wordsIn } from './mail-words.ts'
import { peopleAt } from './people-at.ts'

type Person = Awaited<ReturnType<typeof peopleAt>>[number]
type Asked = Extract<MailWish, { readonly email: string }>

/** Codes are made here and now: what is in the mail is nowhere else. A mail that fails is written anew, with others. */
export const sendMail: JobHandler<'mail/send'> = async (context, wish) => {
  if (wish.kind === 'passwordChanged') return tellChanged(context, wish.person, wish.origin)

  const people = await context.read((database) => peopleAt(database, context.site, wish.email))
  if (people.length > 0) return writeToPeople(context, wish, people)
  return wish.kind === 'registration' ? inviteToRegister(context, wish) : { sent: 0 }
}

async function writeToPeople(context: JobContext, wish: Asked, people: readonly Person[]) {
  const { brand } = context.site
  const language = mailLanguage(brand, [...people.map((person) => person.language), wish.language])
  const text = await wordsIn(language)
  const readers = await context.transact((database) =>
    inTurn(people, async ({ id, account, username, kind }): Promise<Reader> => {
      const owner = { purpose: 'password', person: id, email: wish.email } as const
      const code = await makeCode(database, context.site.tenant.number, owner, new Date())
      const page = kind === 'customer' ? 'guestresetpassword' : 'resetpassword'
      return { account, username, kind, link: `${wish.origin}/${page}/${code}` }
    }),
  )
  const name = people[0]?.display_name ?? ''
  const letter = wish.kind === 'password' ? passwordLetter : knownLetter
  const content = letter(text, brand.name, name, readers)
  return post(context, { name, address: wish.email }, drawLetter(brand, language, content))
}

async function inviteToRegister(context: JobContext, { email, language: wished, origin }: Asked) {
  const { brand, tenant } = context.site
  if (!brand.isCustomerLogin) return { sent: 0 }
  const language = mailLanguage(brand, [wished])
  const text = await wordsIn(language)
  const code = await context.transact((database) =>
    makeCode(database, tenant.number, { purpose: 'registration', person: null, email }, new Date()),
  )
  const content = registrationLetter(text, brand.name, `${origin}/guestregister/${code}`)
  return post(context, { name: '', address: email }, drawLetter(brand, language, content))
}

async function tellChanged(context: JobContext, id: string, origin: string) {
  const { brand, tenant } = context.site
  const person = await context.read((database) =>
    database
      .selectFrom('person')
      .where('tenant', '=', tenant.number)
      .where('id', '=', id)
      .select(['display_name', 'email', 'username', 'kind', 'language'])
      .executeTakeFirst(),
  )
  const address = person?.email ?? (person?.kind === 'customer' ? person.username : null)
  if (!person || !address?.includes('@')) return { sent: 0 }
  const language = mailLanguage(brand, [person.language])
  const text = await wordsIn(language)
  const content = changedLetter(text, brand.name, person.display_name, `${origin}/home`)
  return post(context, { name: person.display_name, address }, drawLetter(brand, language, content))
}

async function post(
  { mailer, site }: JobContext,
  to: { readonly name: string; readonly address: string },
  drawn: ReturnType<typeof drawLetter>,
) {
  if (!mailer) throw new Error('This worker sends no mails')
  const named = { name: oneLine(to.name), address: to.address }
  const from = { name: oneLine(site.brand.name), address: site.brand.mailSender ?? mailer.sender }
  await mailer.send({ to: named, from, ...drawn })
  return { sent: 1 }
}

function oneLine(name: string): string {
  return name.replaceAll(/\s+/g, ' ').trim()
}

async function inTurn<Item, Value>(
  items: readonly Item[],
  each: (item: Item) => Promise<Value>,
): Promise<readonly Value[]> {
  const done: Value[] = []
  for (const item of items) done.push(await each(item))
  return done
}

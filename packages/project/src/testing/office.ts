import { type ChangedRecords, changeBetween, hasChanges } from '../changed-records.ts'
import type { Desk } from '../desk.ts'
import type { ProjectDocument } from '../document.ts'
import type { Refusal, Result } from '../result.ts'
import { deskForTests, namesBy } from './desk-for-tests.ts'

/** Somebody at a desk of their own; what they did and nobody knows yet waits to be sent. */
export type Person = {
  readonly desk: Desk
  readonly newId: () => string
  readonly waiting: ChangedRecords[]
  /** Who wrote a record last, as seen from this desk: map and id. */
  readonly writers: Map<string, 'me' | 'others'>
}

export type Office = {
  readonly server: Desk
  readonly people: readonly [Person, Person]
  /** Does something at a desk and keeps what it changed for sending; gives back what it changed. */
  readonly work: (person: Person, act: (person: Person) => Result<ProjectDocument> | null) => ChangedRecords
  /** Sends what waits longest. The server decides: it takes it and tells everybody, or refuses it whole. */
  readonly send: (person: Person) => Refusal | null
}

/** Two people at one project. Each desk is what the server has, and on it what was not sent yet. */
export function openOffice(document: ProjectDocument): Office {
  const server = deskForTests(document)
  const people = [newPerson(document, 'p'), newPerson(document, 'q')] as const

  function receive(person: Person, change: ChangedRecords): void {
    writing(person, 'others', () => {
      if (!person.desk.take(copied(change)).ok) takeEverything(person)
    })
    // What waits comes after it in the server's order, as long as it still can.
    writing(person, 'me', () => {
      for (const own of person.waiting) person.desk.take(own)
    })
  }

  function takeEverything({ desk }: Person): void {
    const all = changeBetween(desk.current().document, server.current().document).after
    const result = desk.take(copied(all))
    if (!result.ok) throw new Error(result.message)
  }

  return {
    server,
    people,

    work(person, act) {
      const change = writing(person, 'me', () => void act(person))
      if (hasChanges(change)) person.waiting.push(change)
      return change
    },

    send(person) {
      const change = person.waiting.shift()
      if (!change) return null
      const result = server.take(copied(change))
      if (result.ok) {
        for (const each of people) receive(each, change)
        return null
      }
      receive(person, asOn(server.current().document, change))
      return result
    },
  }
}

function newPerson(document: ProjectDocument, name: string): Person {
  return { desk: deskForTests(document), newId: namesBy(name), waiting: [], writers: new Map() }
}

/** Remembers by whom whatever is another record by now was written. */
function writing({ desk, writers }: Person, by: 'me' | 'others', write: () => void): ChangedRecords {
  const before = desk.current().document
  write()
  const change = changeBetween(before, desk.current().document).after
  for (const name of namesIn(change)) writers.set(name, by)
  return change
}

export function namesIn(change: ChangedRecords): readonly string[] {
  return Object.entries(change).flatMap(([map, records]) => Object.keys(records).map((id) => `${map} ${id}`))
}

export function isThere(document: ProjectDocument, name: string): boolean {
  const [map = '', id = ''] = name.split(' ')
  const held: Readonly<Record<string, unknown>> = document[map as keyof ChangedRecords]
  return Object.hasOwn(held, id)
}

/** The same records as a document has them. */
function asOn(document: ProjectDocument, change: ChangedRecords): ChangedRecords {
  return Object.fromEntries(
    Object.entries(change).map(([map, records]) => {
      const held: Readonly<Record<string, unknown>> = document[map as keyof ChangedRecords]
      return [map, Object.fromEntries(Object.keys(records).map((id) => [id, held[id] ?? null]))]
    }),
  )
}

/** As it arrives elsewhere. */
function copied(change: ChangedRecords): ChangedRecords {
  return JSON.parse(JSON.stringify(change))
}

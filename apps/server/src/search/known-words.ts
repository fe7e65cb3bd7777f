import { closestWord } from '@arredo/catalogue'
import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'

/** Whether a word is kept to be completed and put right; what is too short, and numbers and codes, are taken as they are. */
export function isKept(word: string): boolean {
  return word.length > 2 && word.length <= 60 && !/\d/.test(word)
}

/** A typed word, and the words of what is sold that begin with it, or that are like it when none does. */
export type KnownWord = {
  readonly typed: string
  readonly beginning: readonly string[]
  readonly near: readonly string[]
}

export async function knownWords(
  database: Database,
  editions: readonly number[],
  typed: readonly string[],
): Promise<readonly KnownWord[]> {
  const { rows } = await sql<{ known: Omit<KnownWord, 'typed'>[] }>`
    select known_words(${JSON.stringify({ editions, typed })}::jsonb) as known`.execute(database)
  return typed.map((word, index) => ({ typed: word, beginning: [], near: [], ...rows[0]?.known[index] }))
}

/** Each as it was probably meant, and as it is where it is right; null when one is like no other, or all are right. */
export function correctedWords(known: readonly KnownWord[]): readonly (readonly string[])[] | null {
  if (known.every(isRight)) return null
  const words = known.map((word) => {
    if (isRight(word)) return asWritten(word)
    const meant = closestWord(word.typed, word.near)
    return meant === null ? null : [meant]
  })
  return words.every((word) => word !== null) ? words : null
}

/** The word, and what may come of it when it is written on. */
export function asWritten({ typed, beginning }: KnownWord): readonly string[] {
  return [typed, ...beginning]
}

function isRight({ typed, beginning }: KnownWord): boolean {
  return beginning.length > 0 || !isKept(typed)
}

import { wordsOf } from '@arredo/catalogue'
import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'
import { asWritten, correctedWords, knownWords } from './known-words.ts'
import { readWidth } from './read-width.ts'
import type { Typed, Wish } from './wish.ts'

export const findings = ['all', 'text', 'code', 'typo', 'anyWidth'] as const
/** `anyWidth`: the words alone, because nothing can be as wide as was asked. */
export type Found = (typeof findings)[number]

export type Finding = { readonly found: Found; readonly wish: Wish; readonly total: number }

/** More words narrow nothing down any more. */
const mostWords = 8

/**
 * The first way of reading a text that finds something: as words and a width, or first as a code when it looks like
 * one, and with typing mistakes or another width only when nothing is found as it was written.
 */
export async function findByText(database: Database, wish: Wish, typed: Typed): Promise<Finding> {
  const { text } = typed
  for (const found of waysOf(text)) {
    const read = await readAs(database, found, wish, typed)
    const total = read ? await countArticles(database, read) : 0
    if (read && total > 0) return { found, wish: read, total }
  }
  return { found: text === '' ? 'all' : 'text', wish, total: 0 }
}

/** The wish with the text read in one way; null when it cannot be. */
export async function readAs(
  database: Database,
  found: Found,
  wish: Wish,
  { text, hasInches }: Typed,
): Promise<Wish | null> {
  if (found === 'all') return wish
  if (found === 'code') return { ...wish, codePattern: `${escaped(text.toLowerCase())}%` }
  const asked = readWidth(text, hasInches)
  if (found === 'anyWidth' && !asked) return null
  const { rest = text, ...width } = asked ?? {}
  const wide = found === 'anyWidth' ? {} : width
  const typed = wordsOf(rest).slice(0, mostWords)
  if (typed.length === 0) return found === 'text' && asked ? { ...wish, ...wide } : null

  const known = await knownWords(database, wish.editions, typed)
  const words = found === 'typo' ? correctedWords(known) : known.map(asWritten)
  return words && { ...wish, words, ...wide }
}

function waysOf(text: string): readonly Found[] {
  if (text === '') return ['all']
  if (/\s/.test(text)) return ['text', 'typo', 'anyWidth']
  return /[\d._/-]/.test(text) ? ['code', 'text', 'typo', 'anyWidth'] : ['text', 'code', 'typo']
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&')
}

async function countArticles(database: Database, wish: Wish): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count_articles(${JSON.stringify(wish)}::jsonb) as total`.execute(database)
  return rows[0]?.total ?? 0
}

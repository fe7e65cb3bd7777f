import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'
import { wordsOf } from './fold-words.ts'
import { asWritten, correctedWords, knownWords } from './known-words.ts'
import type { Wish } from './wish.ts'

export type Found = 'all' | 'text' | 'code' | 'typo'

export type Finding = { readonly found: Found; readonly wish: Wish; readonly total: number }

/** More words narrow nothing down any more. */
const mostWords = 8

/**
 * The first way of reading a text that finds something: as words, or first as a code when it looks like one, and
 * with typing mistakes only when nothing is found as it was written.
 */
export async function findByText(database: Database, wish: Wish, text: string): Promise<Finding> {
  for (const found of waysOf(text)) {
    const read = await readAs(database, found, wish, text)
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
  text: string,
): Promise<Wish | null> {
  if (found === 'all') return wish
  if (found === 'code') return { ...wish, codePattern: `${escaped(text.toLowerCase())}%` }
  const typed = wordsOf(text).slice(0, mostWords)
  if (typed.length === 0) return null

  const known = await knownWords(database, wish.editions, typed)
  const words = found === 'text' ? known.map(asWritten) : correctedWords(known)
  return words && { ...wish, words }
}

function waysOf(text: string): readonly Found[] {
  if (text === '') return ['all']
  if (/\s/.test(text)) return ['text', 'typo']
  return /[\d._/-]/.test(text) ? ['code', 'text', 'typo'] : ['text', 'code', 'typo']
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&')
}

async function countArticles(database: Database, wish: Wish): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count_articles(${JSON.stringify(wish)}::jsonb) as total`.execute(database)
  return rows[0]?.total ?? 0
}

import { truncate } from '@arredo/measures'
import type { RowWords } from './row-words.ts'

/** More letters of what a person typed are told where the row itself is. */
const most = 120

/** In one line, for lists that are about something else than the row. */
export function shortName({ name }: Pick<RowWords, 'name'>): string {
  return truncate(name.join(' '), most)
}

import type { ReportField } from '@arredo/contract'
import { type SavedView, viewsInOrder } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { ReportInput } from '../report-input.ts'

const wholeRoom = 'room'

export const coverField: ReportField = {
  ...{ kind: 'view', name: 'cover', label: sentence('Cover'), initial: '' },
  others: [
    { value: '', label: sentence('The first view that offers show') },
    { value: wholeRoom, label: sentence('The whole room') },
  ],
}

/**
 * The saved view that a letter begins with: the one that was asked for, else the first of those that offers show;
 * null where it begins with the room as a whole, as also where a photograph was chosen for the cover (D-191).
 */
export function coverView({
  answers,
  document,
  cover,
}: Pick<ReportInput, 'answers' | 'document' | 'cover'>): SavedView | null {
  // Before it was asked there was no other.
  const { cover: wanted = wholeRoom } = answers
  if (wanted === wholeRoom) return null
  const views = viewsInOrder(document)
  const first = cover === null ? views.find(({ offered }) => offered) : undefined
  return views.find(({ id }) => id === wanted) ?? first ?? null
}

import type { ProjectDocument } from '../document.ts'
import { longestNote } from '../most-records.ts'
import { isWithinReach } from '../room/reach-problem.ts'
import type { Anchor, Note } from '../room-records.ts'
import { isTied } from './without-loose-notes.ts'

/** What is wrong with a note, in words; null when nothing is. */
export function noteProblem(document: ProjectDocument, note: Note): string | null {
  const { drawing } = note
  if (drawing.on === 'face' && !Object.hasOwn(document.walls, drawing.wall)) return 'No such wall'
  if (note.kind === 'dimension')
    return isWithinReach([note.away])
      ? (anchorProblem(document, note.from) ?? anchorProblem(document, note.to) ?? sameProblem(note))
      : 'That is too far away'
  if (note.text.length > longestNote) return 'A note has at most 2,000 letters'
  if (!isWithinReach(note.at)) return 'That is too far away'
  return note.kind === 'text' && note.leader ? anchorProblem(document, note.leader) : null
}

function anchorProblem(document: ProjectDocument, anchor: Anchor): string | null {
  if (!isWithinReach(anchor.at)) return 'That is too far away'
  return isTied(document, anchor) ? null : 'What it is tied to is not there any more'
}

function sameProblem({ from, to }: { readonly from: Anchor; readonly to: Anchor }): string | null {
  const isSame = from.to?.id === to.to?.id && from.at[0] === to.at[0] && from.at[1] === to.at[1]
  return isSame ? 'A dimension needs two different points' : null
}

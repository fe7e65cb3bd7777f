import type { Placement } from '@arredo/geometry'
import { type Clip, clipMarker, withoutTies } from './clip.ts'
import type { Row, RowId } from './document.ts'
import { readDocument } from './read-document.ts'
import { isFields } from './reading/check.ts'
import { done, type Result, refuse } from './result.ts'

const longestText = 4_000_000

/** Whatever a clipboard holds: only what passes the reader of documents comes in. */
export function readClip(text: string): Result<Clip> {
  if (text.length > longestText) return refuse('The clipboard holds nothing of a project')
  const json = parsed(text)
  if (!isFields(json) || json.clip !== clipMarker) return refuse('The clipboard holds nothing of a project')
  const read = readDocument(json.document, {})
  if (!read.ok) return refuse('What the clipboard holds cannot be read')

  const { rows } = read.value
  const taken = new Set(Object.keys(rows))
  const kept = Object.values(rows).flatMap((row) => readable(row, taken) ?? [])
  if (kept.length === 0) return refuse('The clipboard holds nothing of a project')
  return done({ document: { ...read.value, rows: Object.fromEntries(kept.map((row) => [row.id, row])) } })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What somebody else wrote may sit on things that are not here. */
function readable(row: Row, taken: ReadonlySet<RowId>): Row | null {
  const alone = withoutTies(row, taken)
  return 'placement' in alone && alone.placement && !isAtHome(alone.placement) ? null : alone
}

function isAtHome({ seat }: Placement): boolean {
  return ['floor', 'ceiling', 'row', 'slot'].includes(seat.on)
}

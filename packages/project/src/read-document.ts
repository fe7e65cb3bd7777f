import { quickToCopy } from './carried-over.ts'
import { danglingReference } from './dangling-reference.ts'
import { documentVersion, type ProjectDocument } from './document.ts'
import { mostFixtures, mostNotes, mostUnderlays, mostViews } from './most-records.ts'
import { integer, isFields, mapOf, object, type ReadBy, recordsOf, text } from './reading/check.ts'
import {
  checkAlternative,
  checkHeader,
  checkRow,
  checkTradeEntry,
  checkView,
} from './reading/record-checks.ts'
import {
  checkCorner,
  checkFixture,
  checkNote,
  checkOpening,
  checkRoom,
  checkUnderlay,
  checkWall,
} from './reading/room-checks.ts'
import { upgrade } from './reading/upgrade.ts'
import { done, type Result, refuse } from './result.ts'

export const mostRows = 2000

export const checkShape = object({
  version: integer(documentVersion, documentVersion),
  header: checkHeader,
  alternatives: recordsOf(checkAlternative, 50),
  rows: recordsOf(checkRow, mostRows),
  corners: recordsOf(checkCorner, 1000),
  walls: recordsOf(checkWall, 500),
  rooms: recordsOf(checkRoom, 200),
  openings: recordsOf(checkOpening, 500),
  fixtures: recordsOf(checkFixture, mostFixtures),
  notes: recordsOf(checkNote, mostNotes),
  underlays: recordsOf(checkUnderlay, mostUnderlays),
  views: recordsOf(checkView, mostViews),
  packs: mapOf(text(200), 200, 200),
  trade: mapOf(checkTradeEntry, mostRows + 1),
})

/**
 * The only way in for a document from outside: upgrades older versions, then looks at every record. The trade
 * sheet, which is stored apart, may be given beside it; without one, what an older version held itself counts.
 */
export function readDocument(json: unknown, trade?: unknown): Result<ProjectDocument> {
  if (!isFields(json)) return refuse('This is no project document')
  const version = json.version
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) {
    return refuse('The project document has no version')
  }
  if (version > documentVersion) {
    return refuse('This project was saved by a newer version of the application: reload the page to open it')
  }

  const upgraded = upgrade(json, version, trade)
  if (!upgraded) return refuse('The project document is not valid: it could not be brought up to date')
  const problem = checkShape(upgraded, 'document')
  if (problem) return refuse(`The project document is not valid: ${problem}`)
  const document: ProjectDocument = quickToCopy(upgraded as ReadBy<typeof checkShape>)
  const stray = danglingReference(document)
  return stray ? refuse(`The project document is not valid: ${stray}`) : done(document)
}

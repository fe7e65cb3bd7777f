import { documentVersion, type ProjectDocument } from '../document.ts'
import { isOldWall } from '../migrations/3-corners-rooms-and-seats.ts'
import { newDocument } from '../new-document.ts'
import { checkShape, readDocument } from '../read-document.ts'
import { done, type Result, refuse } from '../result.ts'
import { type Fields, isFields } from './check.ts'
import { type Mending, mend, type Spares } from './mend.ts'
import { mendReferences } from './mend-references.ts'
import { upgrade } from './upgrade.ts'

export type HealedDocument = {
  readonly document: ProjectDocument
  /** What was left out of it or replaced; empty of one that was whole. */
  readonly mendings: readonly Mending[]
}

type Given = {
  /** Stored apart, as `readDocument` takes it. */
  readonly trade?: unknown
  /** What stands for a price date that cannot be read. */
  readonly today: string
}

/**
 * What can be read of a document that `readDocument` refuses: broken records are left out or mended, and each is told.
 * What a newer version wrote is not guessed at.
 */
export function healDocument(json: unknown, { trade, today }: Given): Result<HealedDocument> {
  if (!isFields(json) || !looksLikeDocument(json)) return refuse('There is nothing of a project in it')
  const version = versionOf(json)
  if (version > documentVersion) return refuse('It was saved by a newer version of the application')

  const mendings: Mending[] = []
  const tell = (mending: Mending) => void mendings.push(mending)
  if (version !== json.version) tell({ at: 'version', problem: 'it cannot be read', kind: 'mended' })
  const fields = upgrade(withReadableWalls(json, version, tell), version, trade)
  if (!fields) return refuse('It could not be brought up to date')

  const shaped = mend(checkShape, fields, 'document', { spares: sparesOf(today), tell })
  if (shaped === undefined) return refuse('Too little of it can be read')
  const document = mendReferences(shaped as ProjectDocument, tell)
  const read = readDocument(document)
  return read.ok ? done({ document: read.value, mendings: mendings.map(withoutRoot) }) : read
}

function looksLikeDocument(json: Fields): boolean {
  return ['header', 'rows', 'walls', 'alternatives'].some((name) => isFields(json[name]))
}

/** Corners came with version 3, alternatives with 1. */
function versionOf(json: Fields): number {
  const { version, corners, alternatives } = json
  if (typeof version === 'number' && Number.isInteger(version) && version >= 0) return version
  return isFields(corners) ? documentVersion : isFields(alternatives) ? 2 : 0
}

/** Until version 2 one wall that cannot be read would cost all the others their room. */
function withReadableWalls(json: Fields, version: number, tell: (mending: Mending) => void): Fields {
  if (version > 2 || !isFields(json.walls)) return json
  const walls = Object.entries(json.walls).filter(([id, wall]) => {
    const isReadable = isOldWall(wall)
    if (!isReadable)
      tell({ at: `walls.${id.slice(0, 64)}`, problem: 'it has no place or size', kind: 'dropped' })
    return isReadable
  })
  return { ...json, walls: Object.fromEntries(walls) }
}

function withoutRoot({ at, ...mending }: Mending): Mending {
  return { ...mending, at: at.replace(/^document\./, '') }
}

function sparesOf(today: string): Spares {
  const {
    header,
    alternatives: _,
    version: __,
    ...maps
  } = newDocument({
    ...{ name: '…', alternative: '', priceDate: today },
  })
  const emptyMaps = Object.fromEntries(Object.keys(maps).map((name) => [name, [{}]]))
  return {
    ...emptyMaps,
    alternatives: [{}],
    header: [header],
    ...Object.fromEntries(Object.entries(header).map(([field, value]) => [field, [value]])),
    // Of rows, walls, rooms and the rest: what is usual, never a price, an article or a place.
    order: [0],
    quantity: [1],
    flags: [{ drawn: true, offered: true, ordered: true }],
    text: ['…'],
    side: ['L', 'right'],
    choices: [{}],
    followers: [true],
    detached: [true],
    line: ['right'],
    thickness: [100],
    height: [2700],
    sill: [0],
    hand: ['left'],
    swing: ['in'],
    slopes: [[]],
    exceptions: [{}],
    opacity: [1],
    fieldOfView: [60],
    // A room's own finish; the map of walls has the empty one above.
    walls: [{}, null],
  }
}

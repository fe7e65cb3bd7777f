import type { ArticleEvaluation, Attachment, RunLevel } from '@arredo/catalogue'
import {
  type FaceName,
  type Placement,
  placementOnWall,
  type Size,
  shellOf,
  type WallEnd,
} from '@arredo/geometry'
import {
  type ArticleRow,
  type Evaluation,
  newDocument,
  type ProjectDocument,
  type RowId,
  rowsInOrder,
  setRoom,
} from '@arredo/project'

type Kind = {
  readonly size: Size
  readonly run?: RunLevel
  readonly attach?: Attachment
  readonly arm?: number
}

/** What articles are in these tests; a number behind a colon is their width. */
const kinds: Readonly<Record<string, Kind>> = {
  BASE: { size: { width: 600, depth: 581, height: 820 }, run: 'base' },
  TALL: { size: { width: 600, depth: 581, height: 2140 }, run: 'tall' },
  WALL: { size: { width: 600, depth: 351, height: 720 }, run: 'wall', attach: 'wall' },
  CORNER: { size: { width: 900, depth: 900, height: 820 }, run: 'base', attach: 'corner', arm: 581 },
  BLIND: { size: { width: 1000, depth: 581, height: 820 }, run: 'base' },
  TABLE: { size: { width: 1600, depth: 900, height: 740 } },
}

function kindOf(article: string): Kind | undefined {
  const [name = '', width] = article.split(':')
  const kind = kinds[name]
  return kind && { ...kind, size: { ...kind.size, width: Number(width ?? kind.size.width) } }
}

/** A rectangular room, its walls in the order north, east, south, west. */
export function emptyKitchen(width = 5000, depth = 4000): ProjectDocument {
  const start = newDocument({ name: 'Kitchen', alternative: 'main', priceDate: '2026-11-15', packs: {} })
  const names = (kind: string) => [1, 2, 3, 4].map((number) => `${kind}-${number}`)
  const ids = { walls: names('wall'), corners: names('corner'), room: 'room' }
  const result = setRoom.run(start, { type: 'rt1', lengths: [width, depth], ids }, 'main')
  if (!result.ok) throw new Error(result.message)
  return result.value
}

/** The face that looks north, east, south or west into the room, by the wall it belongs to. */
export function faceAt(document: ProjectDocument, wall: 'north' | 'east' | 'south' | 'west'): FaceName {
  const ways = { north: [0, -1], east: [-1, 0], south: [0, 1], west: [1, 0] } as const
  const inward = ways[wall]
  const face = shellOf(document)
    .seats.map(({ wall: id, side }) => shellOf(document).face(id, side))
    .find(
      (each) => each && Math.hypot(each.frame.inward[0] - inward[0], each.frame.inward[1] - inward[1]) < 0.01,
    )
  if (!face) throw new Error(`No wall in the ${wall}`)
  return { wall: face.wall, side: face.side }
}

/** Seated so far from the left end of a face. */
export function onFace(
  document: ProjectDocument,
  wall: Parameters<typeof faceAt>[1],
  left: number,
  height = 0,
): Placement {
  const { wall: id, side } = faceAt(document, wall)
  const stretch = shellOf(document).seats.find((each) => each.wall === id && each.side === side)
  if (!stretch) throw new Error('No seat there')
  return placementOnWall(stretch, left, height)
}

export function inCorner(document: ProjectDocument, wall: Parameters<typeof faceAt>[1]): Placement {
  const { wall: id, side } = faceAt(document, wall)
  const end: WallEnd = side === 'right' ? 'from' : 'to'
  return { at: [0, 0, 0], rotation: 0, seat: { on: 'corner', wall: id, side, end } }
}

export type Placed = readonly [article: string, placement: Placement]

export function furnished(document: ProjectDocument, placed: readonly Placed[]): ProjectDocument {
  const rows = placed.map(([article, placement], index): ArticleRow => {
    const id = `r${String(index).padStart(3, '0')}`
    return {
      ...{ id, alternative: 'main', order: index, kind: 'article', placement, article },
      flags: { drawn: true, offered: true, ordered: true },
      ...{ catalogue: 'TEST', model: 'M', side: 'L', choices: {}, quantity: 1 },
    }
  })
  return { ...document, rows: Object.fromEntries(rows.map((row) => [row.id, row])) }
}

export function evaluated(document: ProjectDocument): Evaluation {
  const articles = rowsInOrder(document, 'main').flatMap(
    (row): readonly (readonly [RowId, ArticleEvaluation])[] => {
      const kind = row.kind === 'article' ? kindOf(row.article) : undefined
      if (row.kind !== 'article' || !kind) return []
      const name = { en: row.article }
      return [
        [
          row.id,
          { article: row.article, name, configuration: {}, variants: [], parts: [], conflicts: [], ...kind },
        ],
      ]
    },
  )
  return { alternative: 'main', articles: Object.fromEntries(articles), findings: [], prices: {} }
}

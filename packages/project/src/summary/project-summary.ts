import type { Catalogue, ClassificationNode, Text } from '@arredo/catalogue'
import { footprintCentre, isInRoom, type RoomId, type Size, shellOf } from '@arredo/geometry'
import type { ProjectPrice } from '@arredo/pricing'
import type { ProjectDocument, Row, SubtotalRow, TextRow } from '../document.ts'
import type { Evaluation } from '../evaluation.ts'
import { positionNumbers } from '../position-numbers.ts'
import { rowsInOrder } from '../row-order.ts'
import { isSpecial } from '../specials.ts'
import { standingRow } from '../standing-rows.ts'
import type { CoveredSurface } from '../surfaces/covered-surface.ts'
import { type MaterialUse, materialsOf } from './materials-of.ts'
import { weightOf } from './weighed-parts.ts'

export type SummaryRow = Exclude<Row, TextRow | SubtotalRow>

export type SummaryLine = {
  readonly id: string
  /** The number of the offer. */
  readonly number: number | null
  readonly size: Size | null
  /** Minor units as the offer prints them; null where nobody knows or nobody charges. */
  readonly amount: number | null
  /** Cubic millimetres of the outer sizes of all its pieces; null for what we do not deliver in pieces. */
  readonly volume: number | null
  /** Kilograms of all its pieces; null for what is not weighed. */
  readonly weight: number | 'unknown' | null
} & (
  | { readonly of: 'row'; readonly row: SummaryRow }
  | { readonly of: 'surface'; readonly surface: CoveredSurface }
)

export type Sums = {
  readonly amount: number
  readonly volume: number
  /** Of the articles whose weight is known. */
  readonly weight: number
  readonly weighed: number
  readonly unweighed: number
}

/** What its name is: a group of a catalogue, a room (null: in none), or a kind of row. */
export type SummaryGroup = {
  readonly key: string
  readonly heading:
    | { readonly kind: 'group'; readonly name: Text }
    | { readonly kind: 'room'; readonly room: RoomId | null }
    | { readonly kind: 'articles' | 'free' | 'service' | 'ownAppliance' | 'surface' }
  readonly lines: readonly SummaryLine[]
  readonly sums: Sums
}

export type ProjectSummary = {
  readonly groups: readonly SummaryGroup[]
  /** Of all groups. With `takenOff` it is the total of the price, to the cent. */
  readonly sums: Sums
  /** What the seller takes off the whole, below all rows as on the offer; never above nothing. */
  readonly takenOff: number
  readonly materials: readonly MaterialUse[]
  /** How many rows are in the project and not on its offer. */
  readonly left: number
}

export type SummaryOptions = {
  readonly catalogues: ReadonlyMap<string, Pick<Catalogue, 'pack'>>
  /** Of the face that is shown. */
  readonly price: ProjectPrice | undefined
  readonly by: 'kind' | 'room'
}

/** What the offer of an alternative holds, by groups, with its sums; nothing is priced here a second time. */
export function projectSummary(
  document: ProjectDocument,
  evaluation: Evaluation,
  options: SummaryOptions,
): ProjectSummary {
  const { price, catalogues } = options
  const rows = rowsInOrder(document, evaluation.alternative).filter(isCounted)
  const offered = rows.filter(({ flags }) => flags.offered)
  const numbers = positionNumbers(document, evaluation.alternative)
  const lines = [
    ...offered.map((row): SummaryLine => {
      const size = sizeOf(row, evaluation)
      return {
        ...{ id: row.id, of: 'row', row, number: numbers.get(row.id) ?? null, size },
        amount: row.kind === 'ownAppliance' ? null : amountOf(price, row.id),
        volume: size && row.kind !== 'ownAppliance' ? boxOf(size) * quantityOf(row) : null,
        weight: weightOf(row, evaluation, catalogues),
      }
    }),
    ...(evaluation.surfaces ?? []).map((surface): SummaryLine => {
      const amount = amountOf(price, surface.id)
      return {
        ...{ id: surface.id, of: 'surface', surface, number: null },
        ...{ size: null, amount, volume: null, weight: null },
      }
    }),
  ]
  const sums = sumsOf(lines)
  return {
    groups: groupsOf(document, evaluation, lines, options),
    sums,
    takenOff: price ? price.total - sums.amount : 0,
    materials: materialsOf(offered, evaluation, catalogues),
    left: rows.length - offered.length,
  }
}

function isCounted(row: Row): row is SummaryRow {
  return row.kind !== 'text' && row.kind !== 'subtotal'
}

function amountOf(price: ProjectPrice | undefined, id: string): number | null {
  const own = price?.rows[id]
  return own?.beforeReduction ?? own?.total ?? null
}

function sizeOf(row: SummaryRow, { articles }: Evaluation): Size | null {
  if (row.kind === 'article') return articles[row.id]?.size ?? null
  if (row.kind === 'service' || row.size === undefined) return null
  const [width, depth, height] = row.size
  return { width, depth, height }
}

function boxOf({ width, depth, height }: Size): number {
  return width * depth * height
}

function quantityOf(row: SummaryRow): number {
  return 'quantity' in row ? row.quantity : 1
}

function sumsOf(lines: readonly SummaryLine[]): Sums {
  const weights = lines.map(({ weight }) => weight)
  return {
    amount: lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    volume: lines.reduce((sum, { volume }) => sum + (volume ?? 0), 0),
    weight: weights.reduce<number>((sum, weight) => sum + (typeof weight === 'number' ? weight : 0), 0),
    weighed: weights.filter((weight) => typeof weight === 'number').length,
    unweighed: weights.filter((weight) => weight === 'unknown').length,
  }
}

type Heading = Pick<SummaryGroup, 'key' | 'heading'>

/** In the order of the catalogues' own groups or of the rooms, and behind them what is in no catalogue. */
function groupsOf(
  document: ProjectDocument,
  evaluation: Evaluation,
  lines: readonly SummaryLine[],
  { catalogues, by }: SummaryOptions,
): readonly SummaryGroup[] {
  const find = by === 'room' ? roomFinder(document, evaluation) : kindFinder(catalogues)
  const groups = new Map<
    string,
    { readonly heading: Heading; readonly order: number; lines: SummaryLine[] }
  >()
  for (const line of lines) {
    const [heading, order] = find(lineOfArticle(document, lines, line))
    const group = groups.get(heading.key) ?? { heading, order, lines: [] }
    group.lines.push(line)
    groups.set(heading.key, group)
  }
  return [...groups.values()]
    .toSorted((one, two) => one.order - two.order)
    .map(({ heading, lines: own }) => ({ ...heading, lines: own, sums: sumsOf(own) }))
}

/** What is special about an article stands with it. */
function lineOfArticle(
  { rows }: ProjectDocument,
  lines: readonly SummaryLine[],
  line: SummaryLine,
): SummaryLine {
  const row = rows[line.id]
  return (isSpecial(row) && lines.find(({ id }) => id === row.special.of)) || line
}

type Finder = (line: SummaryLine) => readonly [Heading, order: number]

const last = Number.MAX_SAFE_INTEGER

/** What no catalogue sells, in the order in which it is read: goods before services. */
const others = ['articles', 'free', 'ownAppliance', 'service', 'surface'] as const

function otherHeading(kind: (typeof others)[number]): readonly [Heading, number] {
  return [{ key: kind, heading: { kind } }, last - others.length + others.indexOf(kind)]
}

function kindFinder(catalogues: SummaryOptions['catalogues']): Finder {
  const tops = [...catalogues].flatMap(([catalogue, { pack }]) =>
    pack.classification.map((node) => ({ catalogue, node, codes: codesIn(node) })),
  )
  return (line) => {
    if (line.of === 'surface') return otherHeading('surface')
    const { row } = line
    if (row.kind !== 'article') return otherHeading(row.kind)
    const article = catalogues.get(row.catalogue)?.pack.articles.find(({ code }) => code === row.article)
    const order = tops.findIndex(
      ({ catalogue, codes }) => catalogue === row.catalogue && codes.has(article?.classification ?? ''),
    )
    const top = tops[order]
    if (!top) return otherHeading('articles')
    const { catalogue, node } = top
    return [{ key: `${catalogue}/${node.code}`, heading: { kind: 'group', name: node.name } }, order]
  }
}

function codesIn({ code, children = [] }: ClassificationNode): ReadonlySet<string> {
  return new Set([code, ...children.flatMap((child) => [...codesIn(child)])])
}

/** By where the middle of a thing stands; what hangs in a wall, as doors do, is in no room. */
function roomFinder(document: ProjectDocument, evaluation: Evaluation): Finder {
  const { rooms } = shellOf(document)
  const inRoom = (place: number, room: RoomId | null): readonly [Heading, number] => [
    { key: `room/${place}`, heading: { kind: 'room', room } },
    place,
  ]
  return (line) => {
    if (line.of === 'surface') {
      const { room } = line.surface
      return inRoom(
        rooms.findIndex(({ record }) => record?.id === room),
        room,
      )
    }
    const standing = standingRow(document, evaluation, line.id)
    if (!standing)
      return line.row.kind === 'article' ? inRoom(rooms.length, null) : otherHeading(line.row.kind)
    const centre = footprintCentre(standing)
    const place = rooms.findIndex((room) => isInRoom(centre, room))
    return place < 0 ? inRoom(rooms.length, null) : inRoom(place, rooms[place]?.record?.id ?? null)
  }
}

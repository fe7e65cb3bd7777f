import { withFollowers } from '@arredo/planning'
import { evaluateProject, type Row } from '@arredo/project'
import type { FurnishedRooms } from './furnished-rooms.ts'

export type RoomPriceWish = {
  readonly code: string
  /** Calendar date, yyyy-mm-dd. */
  readonly priceDate: string
  readonly priceList: string
  /** By article: the front it is changed to. */
  readonly fronts?: Readonly<Record<string, string>>
}

/** What a customer pays for a furnished room, in minor units. */
export function roomPrice(
  { rooms, catalogues }: FurnishedRooms,
  { code, priceDate, priceList, fronts = {} }: RoomPriceWish,
): number {
  const room = rooms.find(({ source }) => source.code === code)
  if (!room) throw new Error(`No room ${code}`)

  const { header, rows } = room.document
  const changed = Object.entries(rows).map(([id, row]) => [id, inFront(row, fronts)] as const)
  const document = withFollowers(
    {
      ...room.document,
      header: { ...header, priceList, priceDate },
      rows: Object.fromEntries(changed),
    },
    catalogues,
  )
  const { prices } = evaluateProject(document, { catalogues, faces: ['customer'], discounts: new Map() })
  if (!prices.customer) throw new Error(`${code} has no price`)
  return prices.customer.total
}

function inFront(row: Row, fronts: Readonly<Record<string, string>>): Row {
  const front = row.kind === 'article' ? fronts[row.article] : undefined
  if (row.kind !== 'article' || front === undefined) return row
  return { ...row, choices: { ...row.choices, FRONT: front } }
}

import type { Fields } from '../reading/check.ts'
import { addAlternativesAndViews } from './1-add-alternatives-and-views.ts'
import { leaveDiscountsToLists } from './2-leave-discounts-to-lists.ts'
import { cornersRoomsAndSeats } from './3-corners-rooms-and-seats.ts'
import { tradeSheet } from './3-trade-sheet.ts'

/** Forward only. The entry at index n turns version n into version n + 1. */
export const migrations: readonly Migration[] = [
  addAlternativesAndViews,
  leaveDiscountsToLists,
  (document) => tradeSheet(cornersRoomsAndSeats(document)),
]

/** Old documents are not trusted: a migration reads them with care and leaves the judgement to the checks after it. */
export type Migration = (document: Fields) => Fields

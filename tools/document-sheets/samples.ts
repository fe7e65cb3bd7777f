import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { atlasBrand, demoBrand } from '@arredo/brands'
import type { Catalogue } from '@arredo/catalogue'
import type { Report, ReportInput, Words } from '@arredo/reports'
import { findLanguage, loadDictionary } from '@arredo/words'
import { printedLetterhead, printedTerms } from '../../apps/server/src/documents/printed-letterhead.ts'
import { demoSale } from '../../packages/reports/src/testing/demo-sale.ts'
import { projectRoot } from '../project-files.ts'
import { type FurnishedRoom, furnishedRooms } from '../rooms/furnished-rooms.ts'
import { withSampleFixtures } from './sample-fixtures.ts'

/** How a document is looked at: whose, for whom, on what. */
export type Look = {
  readonly brand: keyof typeof brands
  readonly language: 'en' | 'it'
  /** The shop's. */
  readonly paper: 'A4' | 'Letter'
  /** Of pages that somebody wants otherwise than they are by themselves. */
  readonly sheet?: { readonly paper: 'small' | 'large'; readonly orientation: 'portrait' | 'landscape' }
}

const brands = { atlas: atlasBrand, demo: demoBrand } as const

export const allLooks: readonly Look[] = (['atlas', 'demo'] as const).flatMap((brand) =>
  (['en', 'it'] as const).flatMap((language) =>
    (['A4', 'Letter'] as const).map((paper) => ({ brand, language, paper })),
  ),
)

export const otherSheets: readonly Required<Look>['sheet'][] = [
  { paper: 'small', orientation: 'landscape' },
  { paper: 'large', orientation: 'portrait' },
  { paper: 'large', orientation: 'landscape' },
]

export type Sample = {
  readonly room: string
  readonly inputFor: (report: Pick<Report, 'name' | 'pictures'>, look: Look) => Promise<ReportInput>
}

/** Both demo rooms as they are sold, with the pictures that are taken of them and what they are connected to. */
export async function soldRooms(): Promise<readonly Sample[]> {
  const { rooms, catalogues } = await furnishedRooms()
  return rooms
    .filter(({ folder }) => folder.endsWith('kitchen'))
    .map((room) => ({
      room: room.source.code.toLowerCase(),
      inputFor: (report, look) => inputOf(room, catalogues, report, look),
    }))
}

async function inputOf(
  { document, source }: FurnishedRoom,
  catalogues: ReadonlyMap<string, Catalogue>,
  report: Pick<Report, 'name' | 'pictures'>,
  { brand, language: code, paper, sheet }: Look,
): Promise<ReportInput> {
  const language = findLanguage(code)
  if (!language) throw new Error(`${code} is missing`)
  const dictionary = await loadDictionary(code)
  const text: Words = (sentence, values = {}) =>
    (dictionary[sentence] ?? sentence).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  const pictureOf = (when: string) =>
    readFileSync(join(projectRoot, `docs/images/rooms/${source.code.toLowerCase()}-${when}.webp`))
  const letterhead = printedLetterhead(brands[brand], {})
  return demoSale(withSampleFixtures(document, source.code), catalogues, {
    ...{ language, text, answers: { ...answers[report.name]?.[code], ...sheet } },
    paper: { name: paper, isLandscape: false },
    letterhead: { ...letterhead, logo: { ...letterhead.logo, picture: null } },
    terms: printedTerms(brands[brand], {}, code),
    // Where letters are printed on Letter, rooms are measured in inches.
    ...(paper === 'Letter' && code === 'en' && { lengthUnit: 'EX16' }),
    ...(report.pictures && {
      picture: pictureOf('day'),
      views: [
        { id: 'evening', name: text('Evening'), picture: pictureOf('evening') },
        { id: 'night', name: text('Night'), picture: pictureOf('night') },
      ],
    }),
  })
}

const payments = {
  en: '40% with the order\n50% before delivery\n10% after assembly',
  it: '40% all’ordine\n50% prima della consegna\n10% dopo il montaggio',
}
const answers: Readonly<Record<string, Readonly<Record<Look['language'], ReportInput['answers']>>>> = {
  offer: { en: { payments: payments.en }, it: { payments: payments.it } },
  orderConfirmation: {
    en: { payments: payments.en, delivery: 'Week 12' },
    it: { payments: payments.it, delivery: 'Settimana 12' },
  },
}

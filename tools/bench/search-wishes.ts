import { vocabulary } from './search-shelves.ts'

export type BenchWish = Readonly<Record<string, unknown>>

/** What is asked `turn` by turn: the same for both sides, another tenant and other words each time. */
export type QueryKind = {
  readonly name: string
  readonly wish: (turn: number) => BenchWish
  /** Words, which are looked up first. */
  readonly typed?: (turn: number) => readonly string[]
  /** Asked as they were written, found nowhere, put right and asked again. */
  readonly isMistyped?: boolean
}

const { kinds, qualities, finishes, details, tags, groups, groupsBelow } = vocabulary
const base = { language: 'en', editions: [1], chosen: [1], lists: ['EUR2026'], sort: 'relevance', limit: 41 }

export const queryKinds: readonly QueryKind[] = [
  { name: 'text, one word', wish: () => base, typed: (turn) => [at(kinds, turn)] },
  { name: 'text, two words', wish: () => base, typed: (turn) => [at(kinds, turn), at(finishes, turn * 3)] },
  {
    name: 'text, three words',
    wish: () => base,
    typed: (turn) => [at(kinds, turn), at(qualities, turn * 3), at(details, turn * 7)],
  },
  {
    name: 'text and width',
    wish: (turn) => ({ ...base, ...widthOf(turn) }),
    typed: (turn) => [at(kinds, turn)],
  },
  { name: 'width alone', wish: (turn) => ({ ...base, ...widthOf(turn) }) },
  { name: 'text, beginning', wish: () => base, typed: (turn) => [at(kinds, turn).slice(0, 3)] },
  {
    name: 'typo, one word',
    wish: () => base,
    typed: (turn) => [mistyped(at(kinds, turn), turn)],
    isMistyped: true,
  },
  {
    name: 'typo, two words',
    wish: () => base,
    typed: (turn) => [mistyped(at(kinds, turn), turn), at(finishes, turn * 3)],
    isMistyped: true,
  },
  {
    name: 'code prefix',
    wish: (turn) => ({ ...base, codePattern: `${at(['ba', 'mar', 've', 'lo'], turn)}${(turn % 9) + 1}%` }),
  },
  { name: 'group', wish: (turn) => ({ ...base, classification: `G${turn % groups}` }) },
  {
    name: 'group below',
    wish: (turn) => ({ ...base, classification: `G${turn % groups}-${(turn * 5) % groupsBelow}` }),
  },
  { name: 'price range', wish: (turn) => ({ ...base, price: priceRange(turn) }) },
  { name: 'by price', wish: (turn) => ({ ...base, price: priceRange(turn), sort: 'price' }) },
  { name: 'tags', wish: (turn) => ({ ...base, tags: [at(tags, turn), at(tags, turn * 3 + 1)] }) },
  {
    name: 'text, group and price',
    wish: (turn) => ({ ...base, classification: `G${turn % groups}`, price: priceRange(turn) }),
    typed: (turn) => [at(kinds, turn)],
  },
]

function at(list: readonly string[], turn: number): string {
  return list[turn % list.length] ?? ''
}

/** Two neighbours swapped, or one left out. */
function mistyped(word: string, turn: number): string {
  const place = 1 + (turn % Math.max(1, word.length - 3))
  const [one = '', two = ''] = [word[place], word[place + 1]]
  const swapped = turn % 2 === 0 && one !== two
  return word.slice(0, place) + (swapped ? two + one : two) + word.slice(place + 2)
}

/** Some of them nothing can be had in. */
function widthOf(turn: number): BenchWish {
  const width = 300 + (turn % 40) * 25
  return { wide: [width, width], wideText: String(width) }
}

function priceRange(turn: number): BenchWish {
  const from = 5_000 + (turn % 20) * 1_000
  return { from, to: from + 2_000 }
}

import type { Choices } from '@arredo/catalogue'
import { type ProjectDocument, type Row, splitTrade } from '@arredo/project'
import { testKitchen } from '../testing/test-kitchen.ts'
import type { Random } from './random.ts'

const amounts = [
  0,
  1,
  99,
  10_000,
  999_999_99,
  2 ** 31,
  2 ** 40,
  2 ** 52,
  Number.MAX_SAFE_INTEGER,
  -1,
  -10_000,
  -(2 ** 40),
]
const quantities = [1, 1, 2, 3, 10, 99, 500, 998, 999]
const lengths = [0, 1, 150, 300, 599.5, 600, 900, 2_400, 99_999, -1, -99_999]
const rates = ['0', '0.22', '0.1', '1', '0.000001', '0.5']
const texts = [
  'Glass',
  '',
  'ﬃ\u202e',
  '\ud83d\ude80'.repeat(40),
  '<b>x</b>',
  '#set page(width: 1pt)',
  'x'.repeat(400),
]
const dates = ['2026-11-16', '2026-01-01', '2026-12-31', '2024-02-29', '1900-01-01', '2999-12-31']
const choices: readonly Choices[] = [
  {},
  { FRONT: 'OAK' },
  { FRONT: 'SAGE', CARCASS: 'OAK' },
  { L: '600' },
  { L: '150' },
  { L: '599' },
  { FRONT: 'NONE', UNKNOWN: 'X', L: '1e9' },
]

/** What a reader takes and nobody draws: extreme amounts, quantities, dates, choices and places, rows of every kind. */
export function extremeDocument(random: Random, rowCount: number): ProjectDocument {
  const plain = testKitchen(random.pick(texts).slice(0, 40) || 'Kitchen', 1)
  const rows = Array.from({ length: rowCount }, (_, order) => extremeRow(`row-${order}`, order, random))
  const main = plain.alternatives.main
  return {
    ...plain,
    header: {
      ...plain.header,
      priceDate: random.isOneIn(4) ? random.pick(dates) : plain.header.priceDate,
      priceIncrease: random.isOneIn(4) ? random.pick([1, 1.5, 0.01, 100, 1000, 1e-6]) : 1,
    },
    alternatives: {
      main: {
        ...(main as NonNullable<typeof main>),
        choices: random.pick(choices),
        ...(random.isOneIn(6) && { reduction: { text: 'Off', amount: random.pick(amounts) } }),
      },
    },
    rows: Object.fromEntries(rows.map((row) => [row.id, row])),
  }
}

/** As a browser sends it. */
export function asSent(document: ProjectDocument) {
  const split = splitTrade(document)
  return { document: split.document as never, trade: split.trade as never }
}

function extremeRow(id: string, order: number, random: Random): Row {
  const base = {
    ...{ id, alternative: 'main', order },
    flags: { drawn: random.isOneIn(2), offered: !random.isOneIn(4), ordered: random.isOneIn(2) },
  }
  const adjustment = random.isOneIn(5)
    ? { adjustment: { kind: random.pick(['price', 'reduction'] as const), amount: random.pick(amounts) } }
    : {}
  const text = random.pick(texts)
  switch (random.below(8)) {
    case 0:
      return {
        ...base,
        ...adjustment,
        kind: 'free',
        text,
        unit: 'pcs',
        ...{ quantity: random.pick(quantities) },
        price: random.pick(amounts),
        vat: random.pick(rates),
      }
    case 1:
      return { ...base, ...adjustment, kind: 'service', text, charge: chargeOf(random) }
    case 2:
      return { ...base, kind: 'text', text }
    case 3:
      return { ...base, kind: 'subtotal', text }
    case 4: {
      const size = [1, 2, 3].map(() => random.pick(lengths.filter((length) => length > 0 && length < 1e5)))
      return {
        ...base,
        kind: 'ownAppliance',
        text,
        size: [size[0] ?? 1, size[1] ?? 1, size[2] ?? 1],
        placement: null,
      }
    }
    default:
      return {
        ...{ ...base, ...adjustment, kind: 'article', catalogue: random.isOneIn(20) ? 'NOWHERE' : 'KITCHEN' },
        ...{ model: 'LINEO_STD', article: random.pick(['B-DOOR', 'B-DOOR', 'B-DRAWER', 'NOTHING']) },
        ...{
          side: random.pick(['L', 'R'] as const),
          choices: random.pick(choices),
          quantity: random.pick(quantities),
        },
        placement: random.isOneIn(3)
          ? null
          : {
              at: [random.pick(lengths), random.pick(lengths), random.pick([0, 900, 1_400])],
              rotation: random.pick([0, 90, 45.5, 359]),
              seat: { on: 'floor' },
            },
      }
  }
}

function chargeOf(random: Random) {
  const [price, rate] = [random.pick(amounts), random.pick(rates)]
  return random.pick([
    { kind: 'amount', price },
    { kind: 'percent', rate, min: random.pick(amounts) },
    { kind: 'perMetre', price, metres: random.pick([0, 1.5, 999, 0.001]) },
  ] as const)
}

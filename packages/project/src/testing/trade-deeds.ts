import * as fc from 'fast-check'
import { addFreeRow } from '../commands/add-free-row.ts'
import { addServiceRow } from '../commands/add-service-row.ts'
import { addSpecial } from '../commands/add-special.ts'
import { addSubtotalRow, addTextRow } from '../commands/add-text-row.ts'
import { changeRow } from '../commands/change-row.ts'
import { orderRow } from '../commands/order-row.ts'
import { setRowAdjustment } from '../commands/set-row-adjustment.ts'
import type { ProjectDocument, Row } from '../document.ts'
import { type Deed, deed, nth, run, which } from './deed.ts'

const amount = mostly([0, 1250, 99_900], [0.5, -100])
const someText = mostly(['Assembly', ' Stone sill '], ['', 'x'.repeat(2100)])
const typedRows: readonly Row['kind'][] = ['free', 'service', 'text']

function mostly<Value>(right: readonly [Value, ...Value[]], wrong: readonly [Value, ...Value[]]) {
  return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...right) }, fc.constantFrom(...wrong))
}

/** Among the rows that people type into, where there are any. */
function typedRow({ rows }: ProjectDocument, index: number): Row | undefined {
  const typed = Object.entries(rows).filter(([, { kind }]) => typedRows.includes(kind))
  return nth(typed.length > 0 ? Object.fromEntries(typed) : rows, index)
}

const addingFreeRow = deed(
  'addFreeRow',
  fc.record(
    {
      text: someText,
      quantity: mostly([1, 2.5], [0]),
      unit: fc.constantFrom('h', 'pcs'),
      price: amount,
      vat: mostly(['0.22', '0.1'], ['much']),
      cost: amount,
    },
    { requiredKeys: ['text', 'quantity', 'unit', 'price', 'vat'] },
  ),
  (_, row, newId) => run(addFreeRow, { ...row, row: newId() }),
)

const addingSpecial = deed(
  'addSpecial',
  fc.record({ which, text: someText, price: fc.option(amount), cost: amount }),
  (document, { which: index, ...asked }, newId) => {
    const articles = Object.entries(document.rows).filter(([, { kind }]) => kind === 'article')
    const of = nth(Object.fromEntries(articles), index)
    return of ? run(addSpecial, { ...asked, row: newId(), of: of.id, variant: 'WIDTH', vat: '0.22' }) : null
  },
)

const addingOtherRow = deed(
  'add text, subtotal or service',
  fc.record({ kind: fc.nat(2), text: someText, price: amount }),
  (_, { kind, text, price }, newId) => {
    if (kind === 0) return run(addTextRow, { row: newId(), text })
    if (kind === 1) return run(addSubtotalRow, { row: newId(), text })
    return run(addServiceRow, { row: newId(), text, charge: { kind: 'amount', price } })
  },
)

const changingRow = deed(
  'changeRow',
  fc.record({
    which,
    change: fc.oneof(
      fc.record({ price: fc.option(amount) }),
      fc.record({ cost: fc.option(amount) }),
      fc.record({ text: someText, quantity: fc.integer({ min: 0, max: 3 }) }),
      fc.record({ text: someText }),
      fc.record({ vat: fc.constantFrom('0.04', 'none') }),
      fc.record({ unit: fc.constantFrom('m', 'u'.repeat(50)) }),
      fc.record({ flags: fc.record({ drawn: fc.boolean(), offered: fc.boolean(), ordered: fc.boolean() }) }),
    ),
  }),
  (document, { which: index, change }) => {
    const row = typedRow(document, index)
    return row ? run(changeRow, { row: row.id, change }) : null
  },
)

export const ordering = deed(
  'orderRow',
  fc.record({ which, before: fc.option(which, { freq: 4 }) }),
  (document, { which: index, before }) => {
    const row = nth(document.rows, index)
    const next = before === null ? null : nth(document.rows, before)
    return row ? run(orderRow, { row: row.id, before: next?.id ?? null }) : null
  },
)

const adjusting = deed(
  'setRowAdjustment',
  fc.record({
    which,
    adjustment: fc.option(
      fc.record({
        kind: fc.constantFrom('price', 'reduction'),
        amount,
        reason: mostly(['Floor model', ' Scratched '], ['']),
      }),
    ),
  }),
  (document, { which: index, adjustment }) => {
    const row = nth(document.rows, index)
    return row ? run(setRowAdjustment, { row: row.id, adjustment }) : null
  },
)

export const tradeDeeds: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 3, arbitrary: addingFreeRow },
  { weight: 2, arbitrary: addingSpecial },
  { weight: 1, arbitrary: addingOtherRow },
  { weight: 3, arbitrary: changingRow },
  { weight: 3, arbitrary: adjusting },
  { weight: 2, arbitrary: ordering },
)

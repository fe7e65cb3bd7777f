import { type Adjustment, type ProjectDocument, type Reduction, type Row, withTrade } from '@arredo/project'

/** The test kitchen with something taken off the whole. */
export function reduced(document: ProjectDocument, reduction: Reduction): ProjectDocument {
  const main = document.alternatives.main
  if (!main) throw new Error('The test has another alternative')
  return { ...document, alternatives: { main: { ...main, reduction } } }
}

/** With a price of the seller's own for its first cabinet. */
export function adjusted(document: ProjectDocument, adjustment: Adjustment, reason: string): ProjectDocument {
  const row = document.rows['cabinet-0']
  if (row?.kind !== 'article') throw new Error('The test has no cabinet')
  return withTrade(withRow(document, { ...row, adjustment }), row.id, { reason })
}

/** With a row priced by hand, which costs us 77.77. */
export function withGlass(document: ProjectDocument, price = 10_000): ProjectDocument {
  const glass: Row = {
    ...{ id: 'glass', alternative: 'main', order: 9, kind: 'free', text: 'Glass', quantity: 1, unit: '' },
    flags: { drawn: false, offered: true, ordered: true },
    ...{ price, vat: '0.22' },
  }
  return withTrade(withRow(document, glass), 'glass', { cost: 7_777 })
}

export function withRow(document: ProjectDocument, row: Row): ProjectDocument {
  return { ...document, rows: { ...document.rows, [row.id]: row } }
}

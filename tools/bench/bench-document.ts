import { onFloor } from '@arredo/geometry'
import { type ArticleRow, newDocument, type ProjectDocument, setRoom } from '@arredo/project'

/** A kitchen of 60 configured cabinets, about 50 KB of JSON. */
export function benchDocument(pack: string, rowCount = 60): ProjectDocument {
  const document = newDocument({
    name: 'Bench kitchen',
    alternative: 'main',
    // The server takes no date far from its own.
    priceDate: new Date().toISOString().slice(0, 10),
    priceList: 'EUR2026',
    packs: { KITCHEN: pack },
  })
  const rows = Array.from({ length: rowCount }, (_, index) => [`row-${index}`, cabinet(index)] as const)
  return { ...document, rows: Object.fromEntries(rows) }
}

/** With nothing in its picture: that would need a browser. */
export function withoutDrawing(document: ProjectDocument): ProjectDocument {
  const rows = Object.entries(document.rows).map(
    ([id, row]) => [id, { ...row, flags: { ...row.flags, drawn: false } }] as const,
  )
  return { ...document, rows: Object.fromEntries(rows) }
}

/** A room of a usual size with 24 of them in three rows. */
export function benchRoom(pack: string): ProjectDocument {
  const made = setRoom.run(benchDocument(pack), {
    ...{ type: 'rt1', lengths: [6000, 5000] },
    ids: { corners: ['nw', 'ne', 'se', 'sw'], walls: ['n', 'e', 's', 'w'], room: 'room' },
  })
  if (!made.ok) throw new Error(made.message)

  const rows = Array.from({ length: 24 }, (_, index): ArticleRow => {
    const at = [600 + (index % 8) * 600, 5000 - Math.floor(index / 8) * 1500, 0] as const
    return { ...cabinet(index), placement: { at, rotation: 0, seat: onFloor } }
  })
  return {
    ...made.value,
    rows: Object.fromEntries(rows.map((row) => [row.id, row])),
    openings: {
      window: {
        ...{ id: 'window', wall: 'w', kind: 'window', offset: 1500, width: 1800, height: 1200, sill: 900 },
        ...{ hand: 'left', swing: 'in', depth: null, side: 'right' },
      },
    },
  }
}

function cabinet(index: number): ArticleRow {
  // Choices of other catalogues and earlier models stay in a row; they make it as large as real ones are.
  const kept = Array.from({ length: 22 }, (_, variant) => [
    `VARIANT_${index}_${variant}`,
    `OPTION_${variant}`,
  ])
  return {
    id: `row-${index}`,
    alternative: 'main',
    order: index,
    flags: { drawn: true, offered: true, ordered: true },
    kind: 'article',
    catalogue: 'KITCHEN',
    model: 'LINEO_STD',
    article: 'B-DOOR',
    side: index % 2 === 0 ? 'L' : 'R',
    choices: { W: 450 + 150 * (index % 2), ...Object.fromEntries(kept) },
    quantity: 1,
    placement: { at: [index * 600, 0, 0], rotation: 0, seat: onFloor },
  }
}

import { newDocument, type ProjectDocument } from '@arredo/project'

/** A new project of today, as a browser makes it, with so many rows of plain text; it needs no catalogue. */
export function testDocument(name: string, rows = 0): ProjectDocument {
  const priceDate = new Date().toISOString().slice(0, 10)
  const document = newDocument({ name, alternative: 'main', priceDate })
  const added = Array.from({ length: rows }, (_, index) => {
    const id = `row-${index}`
    const flags = { drawn: false, offered: true, ordered: false }
    return [
      id,
      { id, alternative: 'main', order: index, flags, kind: 'text', text: `Row ${index}` } as const,
    ] as const
  })
  return { ...document, rows: Object.fromEntries(added) }
}

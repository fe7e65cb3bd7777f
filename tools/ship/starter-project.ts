import { onFloor } from '@arredo/geometry'
import { type ArticleRow, newDocument, type ProjectDocument } from '@arredo/project'

/** Two base units of the catalogue that `arredo catalogue new` begins. */
export function starterProject(hash: string): ProjectDocument {
  const document = newDocument({
    ...{ name: 'First kitchen', alternative: 'main', priceList: 'EUR', packs: { MYRANGE: hash } },
    priceDate: new Date().toISOString().slice(0, 10),
  })
  return { ...document, rows: Object.fromEntries([0, 1].map((index) => [`row-${index}`, unit(index)])) }
}

function unit(index: number): ArticleRow {
  return {
    ...{ id: `row-${index}`, alternative: 'main', order: index, quantity: 1 },
    flags: { drawn: true, offered: true, ordered: true },
    ...{ kind: 'article', catalogue: 'MYRANGE', model: 'CLASSIC', article: 'B-DRAWERS', side: 'L' },
    choices: { W: 600 },
    placement: { at: [index * 600, 0, 0], rotation: 0, seat: onFloor },
  }
}

import { newDocument, splitTrade, withTrade } from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { calls } from './calls/index.ts'
import { type SentDocument, StoredDocument } from './stored-document.ts'

const document = withTrade(newDocument({ name: 'A', alternative: 'a', priceDate: '2026-11-15' }), 'header', {
  discounts: [0.4, 0.05],
})

describe('[D-80 part] a document that crosses the border', () => {
  it('has no trade sheet in it: that travels apart', () => {
    const { trade, ...sent } = document
    expect(splitTrade(document)).toEqual({ document: sent, trade })
    expect(StoredDocument.safeParse(sent).success).toBe(true)
    expect(StoredDocument.safeParse(document).success).toBe(false)
    expect(StoredDocument.safeParse({ ...sent, trade: {} }).success).toBe(false)
    // @ts-expect-error: nor does it compile.
    const wrong: SentDocument = document
    expect(wrong).toBe(document)

    const save = { id: null, revision: 0, idempotencyKey: 'long enough', document: sent, trade }
    expect(calls['projects/save'].input.parse(save)).toEqual(save)
  })

  it('may come from a page that knows no corners and rooms yet', () => {
    const { header, alternatives, rows, walls, openings, views, packs } = document
    const old = { version: 2, header, alternatives, rows, walls, openings, views, packs }
    expect(StoredDocument.safeParse(old).success).toBe(true)
    expect(StoredDocument.safeParse({ ...old, rooms: [] }).success).toBe(false)
    expect(StoredDocument.safeParse({ ...old, walls: undefined }).success).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { goldenDifference } from './golden-difference.ts'
import { goldenNames, readGolden, readGoldenDocument } from './golden-files.ts'
import { openGoldenShop } from './golden-shop.ts'
import { makeGolden } from './make-golden.ts'

const shop = await openGoldenShop()

describe('a document that was stored once', () => {
  it.each(goldenNames())('[golden] %s: opens, looks, costs and travels as it did', (name) => {
    const today = makeGolden(readGoldenDocument(name), shop)
    // An open room had no name in its plan, and may get one.
    const options = name.startsWith('rt2') ? ({ mayBeNew: 'roomName' } as const) : {}
    const difference = goldenDifference(readGolden(name), today, options)
    if (difference) expect.fail(difference)
  })
})

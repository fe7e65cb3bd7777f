import { hostileDocuments, hostileEvaluation, hostileRecords, strayNumber } from '@arredo/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeRecord } from './describe-record.ts'
import { type OutlineNode, outlineOf } from './outline.ts'

describe('outline and sentences', () => {
  it('name everything once and say numbers of whatever opens', () => {
    fc.assert(
      fc.property(hostileDocuments, (document) => {
        const preview = { document, evaluation: hostileEvaluation(document) }
        const nodes = flat(outlineOf(preview))
        expect(new Set(nodes.map(({ key }) => key)).size).toBe(nodes.length)
        for (const { record, face } of nodes) {
          const said = record && describeRecord(preview, record, face?.side)
          expect(strayNumber(said)).toBeNull()
        }
      }),
      { numRuns: 150 },
    )
  })

  it('stand whatever the records say', () => {
    fc.assert(
      fc.property(hostileRecords, (document) => {
        const preview = { document, evaluation: hostileEvaluation(document) }
        for (const { record, face } of flat(outlineOf(preview))) {
          if (record) describeRecord(preview, record, face?.side)
        }
      }),
      { numRuns: 150 },
    )
  })
})

function flat(nodes: readonly OutlineNode[]): readonly OutlineNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)])
}

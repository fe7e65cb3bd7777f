import { sentence } from '../sentence.ts'
import type { Check, Found } from './finding.ts'

/** A row of the offer for which the list has no price, or whose price is on request still. */
export const unpriced: Check = {
  tier: 'stops',
  title: sentence('Without a price'),
  find({ document, evaluation }) {
    const rows = new Set(Object.values(evaluation.prices).flatMap((price) => price?.unpriced ?? []))
    return [...rows].flatMap((id): readonly Found[] => {
      const name = evaluation.articles[id]?.name
      const row = document.rows[id]
      const surface = evaluation.surfaces?.find((one) => one.id === id)
      if (surface) {
        const item = surface.name ? { name: surface.name } : { word: surface.finish }
        const why = { text: sentence('The price list has no price for {{item}}'), values: { item } }
        return [{ records: [{ kind: 'room', id: surface.room }], why }]
      }
      if (!row) return []
      const records = [{ kind: 'row', id }] as const
      if (row.kind === 'free') {
        const why = { text: sentence('{{item}} has no price yet'), values: { item: { word: row.text } } }
        return [{ records, why }]
      }
      const item = name ? { name } : { word: row.kind === 'article' ? row.article : '' }
      return [
        {
          records,
          why: { text: sentence('The price list has no price for {{item}}'), values: { item } },
        },
      ]
    })
  },
}

import type { Pack } from '@arredo/catalogue'
import { sentence } from '../sentence.ts'
import type { Check, Found } from './finding.ts'
import { rowName } from './item.ts'

/** A choice that somebody must make and nobody has: its value is still the one that stands for none. */
export const openVariant: Check = {
  tier: 'stops',
  title: sentence('Choices still open'),
  find(plan) {
    const { document, evaluation, catalogues } = plan
    return Object.entries(evaluation.articles).flatMap(([id, article]): readonly Found[] => {
      const row = document.rows[id]
      const pack = row?.kind === 'article' ? catalogues.get(row.catalogue)?.pack : undefined
      if (!pack || row?.kind !== 'article' || !article) return []
      return article.variants
        .filter(({ code, value }) => isOpen(pack, code, value))
        .map(({ code }) => ({
          records: [rowName({ id })],
          why: {
            text: sentence('{{item}}: {{choice}} is not chosen yet'),
            values: {
              item: { name: article.name },
              choice: { name: pack.variants[code]?.name ?? { en: code } },
            },
          },
        }))
    })
  },
}

function isOpen(pack: Pack, code: string, value: string | number): boolean {
  const variant = pack.variants[code]
  if (!variant?.mandatory || variant.domain.kind !== 'options') return false
  return variant.domain.options.find((option) => option.code === value)?.neutral === true
}

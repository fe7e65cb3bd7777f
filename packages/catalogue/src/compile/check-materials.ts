import type { Material } from '../material.ts'
import type { Pack } from '../pack.ts'
import type { Report } from './finding.ts'

type Word = {
  readonly field: 'match' | 'solid' | 'brushed'
  readonly finishes: readonly Material['finish'][]
  readonly why: string
}

const words: readonly Word[] = [
  {
    field: 'match',
    finishes: ['wood', 'stone'],
    why: 'only veneer and slabs are cut from sheets that match',
  },
  { field: 'solid', finishes: ['wood'], why: 'only wood has end grain' },
  { field: 'brushed', finishes: ['metal'], why: 'only metal is brushed' },
]

/** How a material is cut and worked has to be possible for what it is. */
export function checkMaterials({ materials }: Pack, report: Report): void {
  for (const [code, material] of Object.entries(materials)) {
    for (const { field, finishes, why } of words) {
      if (material[field] === undefined || finishes.includes(material.finish)) continue
      const told = `${code} is ${material.finish}, and ${why}. Leave out "${field}", or write finish: ${finishes.join(' or ')}`
      report(['materials', code, field], told)
    }
    if (material.match !== undefined && material.solid)
      report(
        ['materials', code, 'match'],
        `${code} is solid wood, and only veneer comes in sheets that match`,
      )
  }
}

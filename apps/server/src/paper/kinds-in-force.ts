import type { BrandPaper } from '@arredo/contract'
import { type Report, reports } from '@arredo/reports'
import { readersOf } from './document-readers.ts'

/** D-265: in the order of the brand, without those it gives to nobody. */
export function kindsInForce(paper: BrandPaper): readonly Report[] {
  const { kinds = [] } = paper
  const place = ({ name }: Report) => {
    const at = kinds.findIndex(({ report }) => report === name)
    return at === -1 ? kinds.length : at
  }
  return Object.values<Report>(reports)
    .filter((report) => readersOf(paper, report) !== 'nobody')
    .toSorted((one, two) => place(one) - place(two))
}

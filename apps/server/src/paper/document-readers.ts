import type { BrandPaper, DocumentReaders, Profile } from '@arredo/contract'
import type { Report } from '@arredo/reports'

/** D-265: within what the report allows; whatever a brand says, what is for the trade stays with the trade. */
export function readersOf(
  { kinds = [] }: BrandPaper,
  { name, audience }: Pick<Report, 'name' | 'audience'>,
): DocumentReaders {
  const wished = kinds.find(({ report }) => report === name)?.readers ?? 'everybody'
  return wished === 'everybody' && audience === 'internal' ? 'trade' : wished
}

export function mayMake(
  { kind }: Profile,
  paper: BrandPaper,
  report: Pick<Report, 'name' | 'audience'>,
): boolean {
  const readers = readersOf(paper, report)
  return readers === 'everybody' || (readers === 'trade' && kind === 'pro')
}

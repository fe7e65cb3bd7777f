import type { BrandPaper, DocumentReaders, Profile } from '@arredo/contract'
import type { AnyReport, Report } from '@arredo/reports'

type Kind = Pick<Report, 'name' | 'audience'> | Pick<Extract<AnyReport, { parts: unknown }>, 'parts'>

/** D-265: within what the report allows; whatever a brand says, what is for the trade stays with the trade. */
export function readersOf(paper: BrandPaper, kind: Kind): DocumentReaders {
  if ('parts' in kind) return narrowest(kind.parts.map((part) => readersOf(paper, part)))
  const wished = paper.kinds?.find(({ report }) => report === kind.name)?.readers ?? 'everybody'
  return wished === 'everybody' && kind.audience === 'internal' ? 'trade' : wished
}

export function mayMake({ kind }: Profile, paper: BrandPaper, report: Kind): boolean {
  const readers = readersOf(paper, report)
  return readers === 'everybody' || (readers === 'trade' && kind === 'pro')
}

/** Several in one file are for those who may have each of them. */
function narrowest(all: readonly DocumentReaders[]): DocumentReaders {
  return (['nobody', 'trade'] as const).find((readers) => all.includes(readers)) ?? 'everybody'
}

import type { BrandPaper, DocumentReaders, Profile } from '@arredo/contract'
import type { Report } from '@arredo/reports'

type OneKind = Pick<Report, 'name' | 'audience' | 'speaksForShop'>
type Kind = OneKind | { readonly parts: readonly OneKind[] }

/** D-265: within what the report allows; whatever a brand says, what is for the trade stays with the trade. */
export function readersOf(paper: BrandPaper, kind: Kind): DocumentReaders {
  if ('parts' in kind) return narrowest(kind.parts.map((part) => readersOf(paper, part)))
  const wished = paper.kinds?.find(({ report }) => report === kind.name)?.readers ?? 'everybody'
  return wished === 'everybody' && kind.audience === 'internal' ? 'trade' : wished
}

export function mayMake({ kind }: Profile, paper: BrandPaper, report: Kind): boolean {
  const readers = readersOf(paper, report)
  if (kind === 'pro') return readers !== 'nobody'
  return readers === 'everybody' && !speaksForShop(report)
}

function speaksForShop(report: Kind): boolean {
  return 'parts' in report ? report.parts.some(speaksForShop) : report.speaksForShop === true
}

/** Several in one file are for those who may have each of them. */
function narrowest(all: readonly DocumentReaders[]): DocumentReaders {
  return (['nobody', 'trade'] as const).find((readers) => all.includes(readers)) ?? 'everybody'
}

import type { CatalogueRelease } from '@arredo/contract'
import { sentence } from '@arredo/words'
import type { ComponentProps } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { useText } from '../../../words/use-text.ts'

export type VersionState = CatalogueRelease['state'] | 'draft'

const badges: Readonly<Record<VersionState, { name: string; kind: ComponentProps<typeof Badge>['kind'] }>> = {
  draft: { name: sentence('Not published'), kind: 'notice' },
  scheduled: { name: sentence('Scheduled'), kind: 'notice' },
  current: { name: sentence('Sold now'), kind: 'good' },
  offered: { name: sentence('Still on offer'), kind: 'plain' },
  over: { name: sentence('Over'), kind: 'faint' },
  cancelled: { name: sentence('Cancelled'), kind: 'faint' },
}

export function ReleaseState({ state }: { state: VersionState }) {
  const text = useText()
  const { name, kind } = badges[state]
  return <Badge kind={kind}>{text(name)}</Badge>
}

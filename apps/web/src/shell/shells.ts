import type { Config } from '@arredo/contract'
import { isBranded } from '@arredo/flows'
import { type ComponentType, lazy } from 'react'
import { LegalFoot } from '../next5/shell/legal-foot.tsx'

/** What a set of screens has around each of them. */
type ShellLook = {
  /** Above every page that has a rail, but the room. */
  readonly Head: ComponentType | null
  /** Below every page. */
  readonly Foot: ComponentType | null
}

const base: ShellLook = { Head: null, Foot: null }

const next5: ShellLook = {
  Head: lazy(async () => ({ default: (await import('../next5/shell/work-line.tsx')).WorkLine })),
  Foot: LegalFoot,
}

export function shellOf(screens: Config['screens']): ShellLook {
  return isBranded(screens) ? next5 : base
}

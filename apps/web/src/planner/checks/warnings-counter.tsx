import type { Lookout } from '@arredo/flows'
import type { Tier } from '@arredo/planning'
import { TriangleAlert } from 'lucide-react'
import { useStore } from 'zustand'
import { classNames } from '../../ui/class-names.ts'
import { useText } from '../../words/use-text.ts'
import { useAction } from '../actions/action-context.tsx'
import styles from './warnings-counter.module.css'

/** How much is wrong or left open, and how bad the worst of it is; nothing where there is nothing. */
export function WarningsCounter({ lookout, floats = false }: { lookout: Lookout; floats?: boolean }) {
  const text = useText()
  const findings = useStore(lookout.store, (state) => state.findings)
  const { label, shortcut, run } = useAction('warnings')
  const [worst] = findings
  if (!worst) return null
  return (
    <button
      type="button"
      className={classNames(styles.counter, styles[worst.tier], floats && styles.floating)}
      aria-label={spoken(worst.tier)}
      data-tooltip={text(label)}
      data-shortcut={shortcut}
      onClick={run}
    >
      <TriangleAlert size={16} aria-hidden="true" />
      {findings.length}
    </button>
  )

  function spoken(tier: Tier): string {
    const count = findings.length
    return tier === 'stops'
      ? text('{{count}} warnings, and an offer cannot be made yet', { count })
      : text('{{count}} warnings', { count })
  }
}

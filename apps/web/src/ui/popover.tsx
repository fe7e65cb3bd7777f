import { useEffect } from 'react'
import { OnDemand } from './on-demand.tsx'
import type { PopoverProps } from './open-popover.tsx'

/** When the page around it has settled. */
const warmUpMs = 3000

const fetchOpenPopover = async () => (await import('./open-popover.tsx')).OpenPopover

/** A small panel that belongs to its trigger: breakdowns, explanations, short choices. */
export function Popover(props: PopoverProps) {
  // For who loses the network later.
  useEffect(() => {
    const timer = setTimeout(() => fetchOpenPopover().catch(() => {}), warmUpMs)
    return () => clearTimeout(timer)
  }, [])
  return <OnDemand opens="dialog" fetch={fetchOpenPopover} popup={props} />
}

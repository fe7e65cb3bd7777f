import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { TooltipProps } from './tooltip.tsx'

/** Long enough that a passing mouse sets nothing off. */
const restMs = 400
/** For the way from an icon onto its tooltip, which may be read under the mouse. */
const leaveMs = 150

/** Nothing breaks where a tooltip cannot be fetched. */
const fetchTooltip = (): Promise<{ default: ComponentType<TooltipProps> }> =>
  import('./tooltip.tsx').then(
    ({ Tooltip }) => ({ default: Tooltip }),
    () => ({ default: () => null }),
  )
const Tooltip = lazy(fetchTooltip)

/**
 * Shows what the element under the mouse or the keyboard's focus says in `data-tooltip`. One for the page, so
 * that such elements stay plain and what places popups is fetched when the first of them is reached.
 */
export function TooltipLayer() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  useEffect(() => watchAnchors(setAnchor), [])
  return (
    anchor && (
      <Suspense>
        <Tooltip anchor={anchor} onClose={() => setAnchor(null)} />
      </Suspense>
    )
  )
}

function watchAnchors(onShow: (anchor: HTMLElement | null) => void): () => void {
  let shown: HTMLElement | null = null
  let aim: HTMLElement | null = null
  let timer = 0
  const stop = new AbortController()
  const listen = { signal: stop.signal, capture: true }

  function show(anchor: HTMLElement | null): void {
    clearTimeout(timer)
    shown = anchor && isExpanded(anchor) ? null : anchor
    onShow(shown)
  }
  function aimAt(next: HTMLElement | null, afterMs: number): void {
    if (next === aim) return
    if (next) void fetchTooltip()
    aim = next
    clearTimeout(timer)
    timer = window.setTimeout(() => show(next), afterMs)
  }
  function point({ target, pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return
    const named = target.closest('[data-tooltip-popup]') ? shown : namedAround(target)
    aimAt(named, named ? restMs : leaveMs)
  }
  function focus({ target }: FocusEvent): void {
    if (target instanceof Element && target.matches(':focus-visible')) aimAt(namedAround(target), 0)
  }
  // After a press it stays away until the mouse or the focus has been elsewhere.
  const dismiss = () => show(null)

  document.addEventListener('pointerover', point, listen)
  document.addEventListener('focusin', focus, listen)
  document.addEventListener('focusout', ({ target }) => target === aim && aimAt(null, 0), listen)
  document.addEventListener('pointerdown', dismiss, listen)
  document.addEventListener('keydown', dismiss, listen)
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}

/** What it opened lies where its name would, and says more. */
function isExpanded(anchor: HTMLElement): boolean {
  return anchor.matches('[aria-expanded="true"]') || anchor.querySelector('[aria-expanded="true"]') !== null
}

function namedAround(target: Element): HTMLElement | null {
  return target.closest<HTMLElement>('[data-tooltip]')
}

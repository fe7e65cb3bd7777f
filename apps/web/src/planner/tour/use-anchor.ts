import { type RefObject, useEffect, useState } from 'react'
import { type Box, placeBeside } from './place-beside.ts'

export type Anchored = { readonly control: Box | null; readonly at: { left: number; top: number } }

/** Panels open and fonts arrive without telling anybody: milliseconds between two looks. */
const lookEvery = 150

/** Where the controls of a step are now, and where what speaks of them goes; null before the first look. */
export function useAnchor(names: readonly string[], bubble: RefObject<HTMLElement | null>): Anchored | null {
  const [anchored, setAnchored] = useState<Anchored | null>(null)
  const key = names.join()

  useEffect(() => {
    function look() {
      const { offsetWidth: width = 0, offsetHeight: height = 0 } = bubble.current ?? {}
      const window = { width: innerWidth, height: innerHeight }
      const control = boxOf(key.split(','))
      const bottom = { left: innerWidth / 2, top: innerHeight, width: 0, height: 0 }
      const next = { control, at: placeBeside(control ?? bottom, { width, height }, window) }
      setAnchored((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
    }
    look()
    const timer = setInterval(look, lookEvery)
    return () => clearInterval(timer)
  }, [key, bubble])

  return anchored
}

function boxOf(names: readonly string[]): Box | null {
  for (const name of names) {
    for (const control of document.querySelectorAll(`[data-tour="${name}"]`)) {
      const { left, top, width, height } = control.getBoundingClientRect()
      if (width > 0 && height > 0) return { left, top, width, height }
    }
  }
  return null
}

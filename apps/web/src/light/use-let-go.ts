import { type RefObject, useEffect, useRef } from 'react'

/** A slider's own word that a hand has left it: what React calls change is every move. */
export function useLetGo(
  slider: RefObject<HTMLInputElement | null>,
  onDone: ((value: number) => void) | undefined,
): void {
  const latest = useRef(onDone)
  latest.current = onDone
  useEffect(() => {
    const element = slider.current
    const tell = () => element && latest.current?.(element.valueAsNumber)
    element?.addEventListener('change', tell)
    return () => element?.removeEventListener('change', tell)
  }, [slider])
}

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { zoomCamera } from './flat-camera.ts'
import type { CameraControl } from './use-flat-camera.ts'

/**
 * Wheel and trackpad pinch zoom about the pointer. React listens to wheels passively, which could not keep
 * the page from scrolling with it, so this listener is attached by hand. In a host's page plain scrolling
 * stays the page's (D-86): there only the wheel with Ctrl, which is also what a pinch sends, zooms.
 */
export function useWheelZoom(
  view: RefObject<HTMLElement | null>,
  control: CameraControl,
  needsCtrl: boolean,
): void {
  const latest = useRef(control)
  useEffect(() => {
    latest.current = control
  })

  useLayoutEffect(() => {
    const element = view.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      if (needsCtrl && !event.ctrlKey) return
      event.preventDefault()
      const box = element.getBoundingClientRect()
      const at = { x: event.clientX - box.left, y: event.clientY - box.top }
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016))
      latest.current.change((camera) => zoomCamera(camera, at, factor))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [view, needsCtrl])
}

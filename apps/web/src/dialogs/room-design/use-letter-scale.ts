import type { PointBounds } from '@arredo/geometry'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels that are kept free on each side of the room for the lengths of its walls. */
const margin = 26

/** Millimetres of the room per pixel of its picture, so that letters are as large in every window. */
export function useLetterScale(
  picture: RefObject<SVGSVGElement | null>,
  { left, right, top, bottom }: PointBounds,
): { readonly scale: number; readonly space: number } {
  const [size, setSize] = useState<readonly [width: number, height: number]>([400, 400])

  useLayoutEffect(() => {
    const element = picture.current
    if (!element) return
    const measure = () => setSize([element.clientWidth, element.clientHeight])
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [picture])

  const free = (pixels: number) => Math.max(margin, pixels - 2 * margin)
  const scale = Math.max((right - left) / free(size[0]), (top - bottom) / free(size[1]))
  return { scale, space: margin * scale }
}

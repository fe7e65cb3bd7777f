import { memo, type RefObject, useEffect, useRef } from 'react'
import type { ViewLabels } from '../view-labels.ts'
import { type FlatCamera, type Insets, meshOf, toPixels, toPlan, type ViewSize } from './flat-camera.ts'
import { multiples } from './flat-grid.tsx'
import styles from './flat-view.module.css'

type FlatRulersProps = {
  readonly view: RefObject<HTMLElement | null>
  readonly camera: FlatCamera
  readonly size: ViewSize
  readonly insets: Insets
  readonly labels: ViewLabels
}

const rulerPixels = 22
const gap = 6
/** How far rulers reach into the free part of the view. */
export const rulerDepth = rulerPixels + gap
/** Between two numbers of a ruler. */
const leastPixels = 64

/** Where on the sheet one is, along its upper and its left edge; a person who hears instead of seeing has the numbers. */
export const FlatRulers = memo(function FlatRulers(props: FlatRulersProps) {
  const { view, camera, size, insets, labels } = props
  const across = useRef<SVGPathElement>(null)
  const upright = useRef<SVGPathElement>(null)
  useEffect(() => {
    const element = view.current
    // Drawn by hand: the page would be worked out anew with every move of the mouse.
    const onMove = (event: PointerEvent) => {
      const box = element?.getBoundingClientRect()
      if (!box) return
      across.current?.setAttribute('transform', `translate(${event.clientX - box.left} 0)`)
      upright.current?.setAttribute('transform', `translate(0 ${event.clientY - box.top})`)
    }
    element?.addEventListener('pointermove', onMove)
    return () => element?.removeEventListener('pointermove', onMove)
  }, [view])

  const mesh = meshOf(camera, leastPixels)
  const [left, right] = [insets.left + gap, size.width - insets.right - gap]
  // A closed panel leaves its button in the corner.
  const top = insets.top + gap + (insets.left < rulerPixels ? 64 : rulerPixels)
  const bottom = size.height - insets.bottom - gap
  const [west, north] = toPlan(camera, { x: left, y: top })
  const [east, south] = toPlan(camera, { x: right, y: bottom })
  return (
    <>
      <svg
        className={styles.ruler}
        style={{ left, top: insets.top + gap, width: Math.max(0, right - left), height: rulerPixels }}
        aria-hidden="true"
      >
        {multiples(mesh, west, east).map((x) => {
          const at = toPixels(camera, [x, 0]).x - left
          return (
            <g key={x}>
              <path d={`M${at} ${rulerPixels - 6}v6`} />
              <text x={at + 4} y={12}>
                {labels.formatLength(x)}
              </text>
            </g>
          )
        })}
        <path ref={across} className={styles.rulerMark} d={`M${-left} 0v${rulerPixels}`} />
      </svg>
      <svg
        className={styles.ruler}
        style={{ left, top, width: rulerPixels, height: Math.max(0, bottom - top) }}
        aria-hidden="true"
      >
        {multiples(mesh, south, north).map((y) => {
          const at = toPixels(camera, [0, y]).y - top
          return (
            <g key={y}>
              <path d={`M${rulerPixels - 6} ${at}h6`} />
              <text transform={`translate(12 ${at - 4}) rotate(-90)`}>{labels.formatLength(y)}</text>
            </g>
          )
        })}
        <path ref={upright} className={styles.rulerMark} d={`M0 ${-top}h${rulerPixels}`} />
      </svg>
    </>
  )
})

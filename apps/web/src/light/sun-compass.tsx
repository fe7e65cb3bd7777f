import { type Desk, type Light, sunAt } from '@arredo/project'
import { type KeyboardEvent, type PointerEvent, useMemo } from 'react'
import { useText } from '../words/use-text.ts'
import { drawnPlan } from './drawn-plan.ts'
import styles from './sun-compass.module.css'

type SunCompassProps = {
  desk: Desk
  light: Pick<Light, 'hour' | 'north'>
  /** At every move of the hand. */
  onTurn: (north: number) => void
  /** When it is let go, or a key was pressed. */
  onDone?: (north: number) => void
}

const step = 15
const turns: Readonly<Record<string, number>> = {
  ArrowLeft: -step,
  ArrowDown: -step,
  ArrowRight: step,
  ArrowUp: step,
}

/** The plan within a compass: the sun stands where it shines from, and north can be turned about the house. */
export function SunCompass({ desk, light: { hour, north }, onTurn, onDone }: SunCompassProps) {
  const text = useText()
  const plan = useMemo(() => {
    const { document, evaluation } = desk.current()
    return drawnPlan(document, evaluation)
  }, [desk])
  const { azimuth, elevation } = sunAt(hour)
  const isUp = elevation > 0

  function turnByKey(event: KeyboardEvent) {
    const by = turns[event.key]
    if (by === undefined) return
    event.preventDefault()
    const turned = withinCircle(north + by)
    onTurn(turned)
    onDone?.(turned)
  }

  return (
    <div
      className={styles.compass}
      role="slider"
      tabIndex={0}
      aria-label={text('North')}
      aria-valuemin={0}
      aria-valuemax={345}
      aria-valuenow={north}
      aria-valuetext={text('{{degrees}}° clockwise from the top of the plan', { degrees: north })}
      data-tooltip={text('Turn north')}
      onKeyDown={turnByKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        onTurn(northAt(event))
      }}
      onPointerMove={(event) => event.buttons > 0 && onTurn(northAt(event))}
      // By the hand: what is shown may be a move behind.
      onPointerUp={(event) => onDone?.(northAt(event))}
      onPointerCancel={() => onDone?.(north)}
    >
      <svg className={styles.drawing} viewBox="-60 -60 120 120" aria-hidden="true">
        <circle className={styles.ring} r="46" />
        {isUp && (
          <path
            className={styles.beam}
            transform={`rotate(${north + azimuth})`}
            d="M -5 -46 L 5 -46 L 15 32 A 35 35 0 0 1 -15 32 Z"
          />
        )}
        <g className={styles.rooms}>
          {plan.rooms.map((points) => (
            <polygon key={points} points={points} />
          ))}
        </g>
        <g className={styles.windows}>
          {plan.windows.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
        <g transform={`rotate(${north + azimuth}) translate(0 -46)`}>
          <circle className={isUp ? styles.sun : styles.below} r={isUp ? 7 : 5} />
        </g>
        <g transform={`rotate(${north}) translate(0 -46) rotate(${-north})`}>
          <circle className={styles.north} r="9" />
          <text className={styles.letter} y="4">
            {text('N')}
          </text>
        </g>
      </svg>
    </div>
  )
}

function northAt({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): number {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const angle = Math.atan2(clientX - left - width / 2, top + height / 2 - clientY)
  return withinCircle(Math.round((angle * 180) / Math.PI / step) * step)
}

function withinCircle(angle: number): number {
  return ((angle % 360) + 360) % 360
}

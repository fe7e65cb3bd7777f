import { hours, timeOfDay } from '@arredo/flows'
import { type CSSProperties, useId, useRef } from 'react'
import { useHour } from '../words/use-hour.ts'
import { useText } from '../words/use-text.ts'
import styles from './hour-slider.module.css'
import { useLetGo } from './use-let-go.ts'

type HourSliderProps = {
  hour: number
  /** At every move of the hand. */
  onSlide: (hour: number) => void
  /** When it is let go, or a key was pressed. */
  onDone?: (hour: number) => void
}

/** The hours of a day over the colours of its sky. */
export function HourSlider({ hour, onSlide, onDone }: HourSliderProps) {
  const text = useText()
  const format = useHour()
  const id = useId()
  const slider = useRef<HTMLInputElement>(null)
  useLetGo(slider, onDone)
  const time = `${text(timeOfDay(hour))}, ${format(hour)}`
  const share = (hour - hours.first) / (hours.last - hours.first)
  return (
    <>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {text('Time of day')}
        </label>
        <span className={styles.time}>{time}</span>
      </div>
      <input
        ref={slider}
        id={id}
        type="range"
        className={styles.slider}
        style={{ '--share': share } as CSSProperties}
        min={hours.first}
        max={hours.last}
        step={hours.step}
        value={hour}
        aria-valuetext={time}
        onChange={({ target }) => onSlide(target.valueAsNumber)}
      />
    </>
  )
}

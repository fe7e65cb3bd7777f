import type { PhotographLight } from '@arredo/contract'
import { hours, type OpenProject, timeOfDay } from '@arredo/flows'
import { type CSSProperties, useId } from 'react'
import { SwitchField } from '../../ui/switch-field.tsx'
import { useHour } from '../../words/use-hour.ts'
import { useText } from '../../words/use-text.ts'
import styles from './light-choice.module.css'
import { SunCompass } from './sun-compass.tsx'

type LightChoiceProps = {
  project: OpenProject
  light: PhotographLight
  onChange: (change: Partial<PhotographLight>) => void
}

/** When, and from where the sun comes; lamps by themselves when it gets dark. */
export function LightChoice({ project, light, onChange }: LightChoiceProps) {
  const text = useText()
  const hour = useHour()
  const id = useId()
  const time = `${text(timeOfDay(light.hour))}, ${hour(light.hour)}`
  const share = (light.hour - hours.first) / (hours.last - hours.first)
  return (
    <section className={styles.light} aria-label={text('Light')}>
      <SunCompass {...{ project, light }} onTurn={(north) => onChange({ north })} />
      <div className={styles.fields}>
        <div className={styles.head}>
          <label className={styles.label} htmlFor={id}>
            {text('Time of day')}
          </label>
          <span className={styles.time}>{time}</span>
        </div>
        <input
          id={id}
          type="range"
          className={styles.slider}
          style={{ '--share': share } as CSSProperties}
          min={hours.first}
          max={hours.last}
          step={hours.step}
          value={light.hour}
          aria-valuetext={time}
          onChange={({ target }) => onChange({ hour: target.valueAsNumber })}
        />
        <SwitchField label={text('Lamps on')} on={light.lamps} onChange={(lamps) => onChange({ lamps })} />
      </div>
    </section>
  )
}

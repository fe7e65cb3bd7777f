import { useId, useRef } from 'react'
import { useLetGo } from '../../light/use-let-go.ts'
import { useLanguage } from '../../words/use-language.ts'
import { useText } from '../../words/use-text.ts'
import styles from './light-panel.module.css'

/** How far a camera's wheel goes. */
const most = 2
const step = 0.25

type ExposureSliderProps = {
  exposure: number
  onSlide: (exposure: number) => void
  onDone: (exposure: number) => void
}

/** Brighter or darker than the light of the hour, in stops. */
export function ExposureSlider({ exposure, onSlide, onDone }: ExposureSliderProps) {
  const text = useText()
  const { locale } = useLanguage()
  const id = useId()
  const slider = useRef<HTMLInputElement>(null)
  useLetGo(slider, onDone)
  const stops = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(exposure)
  return (
    <div className={styles.exposure}>
      <label className={styles.label} htmlFor={id}>
        {text('Exposure')}
      </label>
      <span className={styles.stops}>{stops}</span>
      <input
        ref={slider}
        id={id}
        type="range"
        className={styles.plain}
        min={-most}
        max={most}
        step={step}
        value={exposure}
        aria-valuetext={text('{{stops}} stops', { stops })}
        onChange={({ target }) => onSlide(target.valueAsNumber)}
      />
    </div>
  )
}

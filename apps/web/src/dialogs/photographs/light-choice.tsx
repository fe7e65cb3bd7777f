import type { PhotographLight } from '@arredo/contract'
import type { OpenProject } from '@arredo/flows'
import { HourSlider } from '../../light/hour-slider.tsx'
import { SunCompass } from '../../light/sun-compass.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './light-choice.module.css'

type LightChoiceProps = {
  project: OpenProject
  light: PhotographLight
  onChange: (change: Partial<PhotographLight>) => void
}

/** When, and from where the sun comes; lamps by themselves when it gets dark. */
export function LightChoice({ project: { desk }, light, onChange }: LightChoiceProps) {
  const text = useText()
  return (
    <section className={styles.light} aria-label={text('Light')}>
      <SunCompass {...{ desk, light }} onTurn={(north) => onChange({ north })} />
      <div className={styles.fields}>
        <HourSlider hour={light.hour} onSlide={(hour) => onChange({ hour })} />
        <SwitchField label={text('Lamps on')} on={light.lamps} onChange={(lamps) => onChange({ lamps })} />
      </div>
    </section>
  )
}

import { HourSlider } from '../../light/hour-slider.tsx'
import { Button } from '../../ui/button.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { useText } from '../../words/use-text.ts'
import { useActionContext } from '../actions/action-context.tsx'
import fields from '../inspector/fields.module.css'
import { useProjectLight } from './use-project-light.ts'

/** What one changes most of the project's light, with the room; the rest is a press away. */
export function RoomLight() {
  const text = useText()
  const { openSheet } = useActionContext()
  const { light, tryOut, decide } = useProjectLight()
  return (
    <fieldset className={fields.section}>
      <legend className={fields.legend}>{text('Light')}</legend>
      <HourSlider
        hour={light.hour}
        onSlide={(hour) => tryOut({ hour })}
        onDone={(hour) => decide({ hour })}
      />
      <SwitchField label={text('Lamps on')} on={light.lamps} onChange={(lamps) => decide({ lamps })} />
      <Button onClick={() => openSheet('light')}>{text('Compass, surroundings, exposure…')}</Button>
    </fieldset>
  )
}

import { useState } from 'react'
import { NumberField } from '../../ui/number-field.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'
import styles from './gallery-screen.module.css'
import { Sample, Samples } from './sample.tsx'

export function FieldSamples() {
  const text = useText()
  const length = useLength()
  const [width, setWidth] = useState(1880)
  const [side, setSide] = useState<'north' | 'south'>('north')
  const [isOn, setIsOn] = useState(true)
  const lengthField = {
    parse: length.parse,
    format: length.format,
    step: length.step,
    unreadable: text('This is not a length'),
    value: width,
    onCommit: setWidth,
    refusal: (value: number) =>
      value >= 100 && value <= 3000
        ? null
        : text('Between {{least}} and {{most}}', { least: length.format(100), most: length.format(3000) }),
  }
  return (
    <Samples title="Fields">
      <Sample name="TextField">
        <TextField className={styles.wide} label={text('User name')} defaultValue="anna" />
        <TextField className={styles.wide} label={text('User id')} hint={text('The code of your company')} />
        <TextField className={styles.wide} label={text('E-mail')} error={text('Please enter a last name')} />
        <TextField className={styles.wide} label={text('City')} disabled defaultValue="Udine" />
      </Sample>
      <Sample name="SearchField">
        <SearchField className={styles.wide} label={text('Search projects')} />
      </Sample>
      <Sample name="NumberField">
        <NumberField {...lengthField} className={styles.wide} label={text('Width')} unit={length.symbol} />
        <NumberField {...lengthField} className={styles.narrow} compact label={text('Depth')} />
        <NumberField
          {...lengthField}
          className={styles.narrow}
          compact
          disabled
          label={text('Wall height')}
        />
      </Sample>
      <Sample name="SelectField">
        <SelectField
          className={styles.wide}
          label={text('Shape')}
          value={side}
          options={[
            { value: 'north', label: text('North wall') },
            { value: 'south', label: text('South wall') },
          ]}
          onChange={setSide}
        />
      </Sample>
      <Sample name="SwitchField">
        <SwitchField label={text('Full screen')} on={isOn} onChange={setIsOn} />
        <SwitchField label={text('Full screen')} on={false} disabled onChange={() => {}} />
      </Sample>
    </Samples>
  )
}

import { type PhotographSize, photographSizes } from '@arredo/contract'
import { sentence } from '@arredo/words'
import { SelectField } from '../../ui/select-field.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './format-choice.module.css'

/** A draft has a button of its own. */
export type TakenQuality = 'standard' | 'fine'

const sizeNames: Readonly<Record<PhotographSize, string>> = {
  small: sentence('Small'),
  medium: sentence('Medium'),
  large: sentence('Large'),
  square: sentence('Square'),
}

type FormatChoiceProps = {
  size: PhotographSize
  quality: TakenQuality
  onSize: (size: PhotographSize) => void
  onQuality: (quality: TakenQuality) => void
}

export function FormatChoice({ size, quality, onSize, onQuality }: FormatChoiceProps) {
  const text = useText()
  const sizes = Object.entries(photographSizes) as [PhotographSize, readonly [number, number]][]
  return (
    <div className={styles.format}>
      <SelectField
        label={text('Picture size')}
        value={size}
        options={sizes.map(([value, [width, height]]) => ({
          value,
          label: `${text(sizeNames[value])}, ${width} × ${height}`,
        }))}
        onChange={onSize}
      />
      <SelectField<TakenQuality>
        label={text('Quality')}
        value={quality}
        options={[
          { value: 'standard', label: text('Standard') },
          { value: 'fine', label: text('Fine, for print') },
        ]}
        onChange={onQuality}
      />
    </div>
  )
}

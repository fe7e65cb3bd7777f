import { presetTypes, type RoomType, roomPresets, roomTypes } from '@arredo/geometry'
import { PencilRuler } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { useText } from '../../words/use-text.ts'
import { RoomPicture } from './room-picture.tsx'
import styles from './shape-choice.module.css'

/** The eleven room types, each with its picture. */
export function ShapeChoice({ shape, onChoose }: { shape: RoomType; onChoose: (shape: RoomType) => void }) {
  const text = useText()
  return (
    <fieldset className={styles.shapes}>
      <legend className={styles.legend}>{text('Shape')}</legend>
      {roomTypes.map((type) => (
        <label key={type} className={classNames(styles.shape, type === 'rt11' && styles.drawn)}>
          <input
            type="radio"
            name="room"
            className={styles.radio}
            checked={type === shape}
            onChange={() => onChoose(type)}
          />
          <span className={styles.thumbnail}>
            <Thumbnail type={type} />
          </span>
          {text(roomPresets[type].name)}
        </label>
      ))}
    </fieldset>
  )
}

function Thumbnail({ type }: { type: RoomType }) {
  const preset = presetTypes.find((each) => each === type)
  return preset ? <RoomPicture type={preset} /> : <PencilRuler size={28} aria-hidden="true" />
}

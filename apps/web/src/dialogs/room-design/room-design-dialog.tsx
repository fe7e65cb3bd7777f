import {
  checkRoomLengths,
  defaultWallHeight,
  type PresetRoomType,
  polygonArea,
  type RoomPreset,
  roomPresets,
} from '@arredo/geometry'
import { sentence } from '@arredo/words'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { useLanguage } from '../../words/use-language.ts'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import styles from './room-design-dialog.module.css'
import { RoomPicture } from './room-picture.tsx'
import { longestWall, presetTypes, previewWalls, roomHeights } from './room-types.ts'

const sideNames: Readonly<Record<RoomPreset['sides'][number], string>> = {
  width: sentence('Width'),
  depth: sentence('Depth'),
  north: sentence('North wall'),
  east: sentence('East wall'),
  south: sentence('South wall'),
  west: sentence('West wall'),
}

/** A ready-made room and its typed lengths; every length is a clear inner one (A-40, D-30). */
export function RoomDesignDialog({ onAnswer, frame }: DialogProps<'roomDesign'>) {
  const text = useText()
  const length = useLength()
  const { locale } = useLanguage()
  const [type, setType] = useState<PresetRoomType>('rt1')
  const [lengths, setLengths] = useState<readonly number[]>(roomPresets.rt1.defaultLengths)
  const [height, setHeight] = useState(defaultWallHeight)

  const problem = checkRoomLengths(type, lengths)
  const walls = previewWalls(type, lengths)
  const area = walls && polygonArea(walls.flatMap(({ from, to }) => [from, to]))
  const bounds = (least: number, most: number) => (value: number) =>
    value >= least && value <= most
      ? null
      : text('Between {{least}} and {{most}}', { least: length.format(least), most: length.format(most) })
  const field = {
    parse: length.parse,
    format: length.format,
    step: length.step,
    unit: length.symbol,
    unreadable: text('This is not a length'),
  }

  return (
    <DialogFrame
      {...frame}
      canFullscreen
      footer={
        <>
          <Button onClick={() => onAnswer(null)}>{text('Start without a room')}</Button>
          <Button
            kind="primary"
            disabled={problem !== null}
            onClick={() => onAnswer({ type, lengths, height })}
          >
            {text('Use this room')}
          </Button>
        </>
      }
    >
      <div className={styles.design}>
        <fieldset className={styles.types}>
          <legend className={styles.legend}>{text('Shape')}</legend>
          {presetTypes.map((preset) => (
            <label key={preset} className={classNames(styles.type, preset === type && styles.chosen)}>
              <input
                type="radio"
                name="room"
                className={styles.radio}
                checked={preset === type}
                onChange={() => {
                  setType(preset)
                  setLengths(roomPresets[preset].defaultLengths)
                }}
              />
              <span className={styles.thumbnail}>
                <RoomPicture walls={previewWalls(preset) ?? []} />
              </span>
              {text(roomPresets[preset].name)}
            </label>
          ))}
        </fieldset>
        <div className={styles.sizes}>
          <div className={styles.preview}>
            {walls && (
              <RoomPicture walls={walls} label={text(roomPresets[type].name)} format={length.format} />
            )}
          </div>
          <p className={problem ? styles.problem : styles.area} role={problem ? 'alert' : undefined}>
            {problem
              ? text(problem)
              : area !== null
                ? text('Floor area {{area}} m²', {
                    area: (area / 1e6).toLocaleString(locale, { maximumFractionDigits: 2 }),
                  })
                : text('Open to one side')}
          </p>
          <div className={styles.fields}>
            {roomPresets[type].sides.map((side, index) => (
              <NumberField
                key={`${type}-${side}`}
                {...field}
                label={text(sideNames[side])}
                value={lengths[index] ?? 0}
                refusal={bounds(1, longestWall)}
                onCommit={(value) => setLengths(lengths.with(index, value))}
              />
            ))}
            <NumberField
              {...field}
              label={text('Wall height')}
              value={height}
              refusal={bounds(roomHeights.least, roomHeights.most)}
              onCommit={setHeight}
            />
          </div>
        </div>
      </div>
    </DialogFrame>
  )
}

import { roomPresets, type SideName } from '@arredo/geometry'
import { sentence } from '@arredo/words'
import { PencilRuler } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useArea } from '../../planner/use-area.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import { openingsOf, wallSides, withOpeningMoved } from './design.ts'
import { DesignFields } from './design-fields.tsx'
import { hasKeyboard } from './has-keyboard.ts'
import { OpeningList } from './opening-list.tsx'
import styles from './room-design-dialog.module.css'
import { RoomPreviewPicture } from './room-preview.tsx'
import { ShapeChoice } from './shape-choice.tsx'
import { type RoomDesigning, useRoomDesign } from './use-room-design.ts'

/** A ready-made room and its typed lengths; every length is a clear inner one (A-40, D-30). */
export function RoomDesignDialog({ question, onAnswer, frame }: DialogProps<'roomDesign'>) {
  const text = useText()
  const designing = useRoomDesign(question.present)
  const content = useRef<HTMLDivElement>(null)
  const { purpose, isOtherShape = false } = question
  const use = () => {
    if (designing.canUse) onAnswer(designing.isDrawn ? { type: 'rt11' } : designing.answer)
  }

  return (
    <DialogFrame
      {...frame}
      firstFocus={() =>
        hasKeyboard() ? (content.current?.querySelector('input:not([type="radio"])') ?? null) : null
      }
      footer={
        <>
          <Button onClick={() => onAnswer(null)}>{text('Cancel')}</Button>
          {!purpose && (
            <Button onClick={() => onAnswer({ type: 'none' })}>{text('Start without a room')}</Button>
          )}
          <Button kind="primary" disabled={!designing.canUse} onClick={use}>
            {designing.isDrawn ? text('Draw the walls') : text(useWords[purpose ?? 'begin'])}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter of the fields inside, not of the box. */}
      <div
        ref={content}
        className={styles.design}
        onKeyDown={(event) => !designing.isRefused && onEnter(event, use)}
      >
        <ShapeChoice shape={designing.shape} onChoose={designing.choose} />
        {designing.isDrawn ? (
          <div className={styles.drawn}>
            <EmptyState
              icon={<PencilRuler size={32} aria-hidden="true" />}
              title={text('Draw your own room')}
              hint={text(
                'Draw wall after wall in the plan and type their lengths. Doors and windows follow.',
              )}
            />
          </div>
        ) : (
          <Sizes designing={designing} isOtherShape={isOtherShape} />
        )}
      </div>
    </DialogFrame>
  )
}

const useWords = {
  begin: sentence('Use this room'),
  change: sentence('Use this shape'),
  add: sentence('Add this room'),
} as const

function Sizes({ designing, isOtherShape }: { designing: RoomDesigning; isOtherShape: boolean }) {
  const text = useText()
  const length = useLength()
  const area = useArea()
  const [typed, setTyped] = useState<SideName | null>(null)
  const [side, setSide] = useState<SideName | null>(null)
  const [opening, setOpening] = useState<string | null>(null)
  const { answer, changeIfPossible, design, picture, problem } = designing
  const sides = wallSides(answer)
  const waiting = openingsOf(design).length - answer.openings.length
  const chosenSide = side && sides.includes(side) ? side : null

  return (
    <>
      <div className={styles.shown}>
        <div className={styles.preview}>
          {picture && (
            <RoomPreviewPicture
              preview={picture}
              thickness={answer.thickness}
              label={text(roomPresets[answer.type].name)}
              format={length.format}
              step={length.step}
              marked={typed ?? opening ?? chosenSide}
              onChooseSide={(next) => {
                setSide(next)
                setOpening(null)
              }}
              onChooseOpening={setOpening}
              onMoveOpening={(id, offset) => changeIfPossible(withOpeningMoved(design, id, offset))}
            />
          )}
        </div>
        {problem !== null ? (
          <p className={styles.problem} role="alert">
            {text(problem)}
          </p>
        ) : (
          picture && (
            <p className={styles.area}>{text('Floor area {{area}}', { area: area(picture.area) })}</p>
          )
        )}
        {isOtherShape && (
          <p className={styles.area}>
            {text(
              'The walls of the room are replaced, and their doors and windows go. What stands there stays.',
            )}
          </p>
        )}
        {waiting > 0 && (
          <p className={styles.area}>
            {text('Doors and windows without a wall in this shape: {{number}}', { number: waiting })}
          </p>
        )}
      </div>
      <div className={styles.sizes}>
        <DesignFields designing={designing} onSide={setTyped} />
        <OpeningList designing={designing} side={chosenSide} chosen={opening} onChoose={setOpening} />
      </div>
    </>
  )
}

/** From one side's length to the next, and from the last to the answer; elsewhere once nothing is being typed. */
function onEnter(event: KeyboardEvent<HTMLDivElement>, use: () => void): void {
  const { target, key } = event
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  const lengths = target.closest('[data-side-lengths]')
  if (!lengths && event.defaultPrevented) return

  event.preventDefault()
  const fields = [...(lengths?.querySelectorAll('input') ?? [])]
  const next = fields[fields.indexOf(target) + 1]
  if (next) next.focus()
  else use()
}

import { type ChangeUnderlayInput, changeUnderlay } from '@arredo/project'
import { useStore } from 'zustand'
import { useApp } from '../../../app/app-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { useText } from '../../../words/use-text.ts'
import { useAction } from '../../actions/action-context.tsx'
import { useDeskState, usePlanner } from '../../planner-context.tsx'
import { underlayFiles } from '../../underlay/underlay-files.ts'
import fields from '../fields.module.css'
import { LengthFields } from './length-fields.tsx'
import { RecordHead } from './record-head.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { useTold } from './use-told.ts'

const shownAgain = 0.5

/** A picture or drawing under the plan: how large it truly is, how it lies, how much of it is seen. */
export function UnderlayInspector({ id }: { id: string }) {
  const text = useText()
  const { desk } = usePlanner()
  const { document } = useDeskState()
  const files = useStore(underlayFiles(useApp()))
  const scaling = useAction('scaleUnderlay')
  const [refusal, tell] = useTold()
  const underlay = document.underlays[id]
  if (!underlay) return null

  const { at, scale, opacity, rotation } = underlay
  const file = files[underlay.file]
  const source = typeof file === 'object' ? file : null
  const change = (changed: ChangeUnderlayInput['change']) =>
    tell(desk.run(changeUnderlay, { underlay: id, change: changed }))
  const sized = (label: string, length: number) => ({
    label,
    value: length * scale,
    onCommit: (wanted: number) => change({ scale: wanted / length }),
  })

  return (
    <>
      <RecordHead name={text('Underlay')} note={text('To be traced: it is never printed, sent or offered')} />
      {file === 'gone' && (
        <p role="alert">{text('Its file is not there any more. Delete it, or add the file again.')}</p>
      )}
      <SwitchField
        label={text('Shown')}
        on={opacity > 0}
        onChange={(isShown) => change({ opacity: isShown ? shownAgain : 0 })}
      />
      {source && (
        <LengthFields
          legend={text('True size')}
          fields={[sized(text('Width'), source.width), sized(text('Height'), source.height)]}
        />
      )}
      <Button size="small" onClick={scaling.run}>
        {text('Set the scale by two points')}
      </Button>
      <LengthFields
        legend={text('Position of its middle')}
        fields={[
          { label: text('To the right'), value: at[0], onCommit: (x) => change({ at: [x, at[1]] }) },
          { label: text('Up'), value: at[1], onCommit: (y) => change({ at: [at[0], y] }) },
        ]}
      />
      <div className={fields.three}>
        <NumberField
          label={text('Rotation')}
          value={rotation}
          unit="°"
          step={1}
          compact
          parse={readNumber}
          format={(degrees) => String(Math.round(degrees * 100) / 100)}
          unreadable={text('Type a number')}
          onCommit={(degrees) => change({ rotation: degrees })}
        />
        <NumberField
          label={text('Opacity')}
          value={opacity * 100}
          unit="%"
          step={10}
          compact
          parse={readNumber}
          format={(percent) => String(Math.round(percent))}
          unreadable={text('Type a number')}
          onCommit={(percent) => change({ opacity: percent / 100 })}
        />
      </div>
      <RefusalNote refusal={refusal} />
    </>
  )
}

function readNumber(typed: string): number | null {
  const value = Number(typed.trim().replace(',', '.'))
  return typed.trim() === '' || Number.isNaN(value) ? null : value
}

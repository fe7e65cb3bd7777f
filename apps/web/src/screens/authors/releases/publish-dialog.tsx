import { useState } from 'react'
import { useApp } from '../../../app/app-context.tsx'
import { usePackText } from '../../../catalogue/range/use-pack-text.ts'
import type { DialogProps } from '../../../dialogs/dialog-props.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useText } from '../../../words/use-text.ts'
import { newPublication, type Publication, publicationMoments } from './publication.ts'
import styles from './publish-dialog.module.css'
import { PublishEffects } from './publish-effects.tsx'
import { usePublish } from './use-publish.ts'
import { currentOf } from './use-releases.ts'
import { useZone } from './use-zone.ts'
import { zoneTimeOf } from './zone-time.ts'

/** Now or at a moment of the brand's clocks. */
export function PublishDialog({ question, onAnswer, frame }: DialogProps<'publish'>) {
  const { hash, pack, releases } = question
  const text = useText()
  const packText = usePackText()
  const zone = useZone()
  const { clock } = useApp().ports
  const current = currentOf(releases, pack.code)
  const [today] = useState(() => zoneTimeOf(clock.now(), zone).date)
  const [publication, setPublication] = useState(() => newPublication(today))
  const { publish, isBusy, refusal } = usePublish({
    hash,
    code: pack.code,
    onPublished: () => onAnswer('published'),
  })
  const { when, date, time, keepsOld, until, note } = publication
  const moments = publicationMoments(publication, { zone, now: clock.now() })
  const isWrong = moments.isBeginWrong || moments.isEndWrong

  function change(part: Partial<Publication>) {
    setPublication({ ...publication, ...part })
  }

  return (
    <DialogFrame
      {...frame}
      title={text('Publish {{name}}', { name: `${packText(pack.name)} ${pack.version}` })}
      footer={
        <>
          <Button onClick={frame.onDismiss}>{text('Cancel')}</Button>
          <Button
            kind="primary"
            busy={isBusy}
            disabled={isWrong}
            onClick={() => void publish(moments, note.trim())}
          >
            {when === 'now' ? text('Publish now') : text('Schedule')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <SegmentedControl
          label={text('When')}
          value={when}
          onChange={(chosen) => change({ when: chosen })}
          className={styles.when}
          segments={[
            { value: 'now', label: text('Now') },
            { value: 'later', label: text('At a date') },
          ]}
        />
        {when === 'later' && (
          <div className={styles.moment}>
            <TextField
              type="date"
              label={text('Date')}
              value={date}
              min={today}
              error={moments.isBeginWrong ? text('Choose a moment that is still to come.') : null}
              onChange={(event) => change({ date: event.currentTarget.value })}
            />
            <TextField
              type="time"
              label={text('Time in {{zone}}', { zone })}
              value={time}
              onChange={(event) => change({ time: event.currentTarget.value })}
            />
          </div>
        )}
        {current && (
          <SwitchField
            label={text('Keep version {{version}} on offer beside it for a while', {
              version: current.version,
            })}
            on={keepsOld}
            onChange={(on) => change({ keepsOld: on })}
          />
        )}
        {keepsOld && (
          <TextField
            type="date"
            label={text('Until the end of')}
            value={until}
            min={when === 'later' ? date : today}
            error={moments.isEndWrong ? text('Choose a day on or after the one it begins.') : null}
            onChange={(event) => change({ until: event.currentTarget.value })}
          />
        )}
        <TextField
          label={text('Note for the history')}
          value={note}
          maxLength={500}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        <PublishEffects
          version={pack.version}
          current={current}
          publication={publication}
          moments={moments}
        />
        {refusal && <Notice kind="error">{text(refusal)}</Notice>}
      </div>
    </DialogFrame>
  )
}

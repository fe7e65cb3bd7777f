import type { Pack } from '@arredo/catalogue'
import type { CatalogueRelease } from '@arredo/contract'
import { useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { usePackText } from '../../catalogue/use-pack-text.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './publish-dialog.module.css'
import { currentOf, useReadReleasesAgain } from './use-releases.ts'
import { useDayWords, useZone, useZoneMoment } from './use-zone.ts'
import { addDays, instantAt, zoneTimeOf } from './zone-time.ts'

/** Now or at a moment of the brand's clocks; it says in words what will happen before it does. */
export function PublishDialog({
  hash,
  pack,
  releases,
  onClose,
}: {
  hash: string
  pack: Pack
  releases: readonly CatalogueRelease[]
  onClose: () => void
}) {
  const text = useText()
  const packText = usePackText()
  const moment = useZoneMoment()
  const day = useDayWords()
  const zone = useZone()
  const { ports, notices } = useApp()
  const readAgain = useReadReleasesAgain()
  const current = currentOf(releases, pack.code)
  const [today] = useState(() => zoneTimeOf(ports.clock.now(), zone).date)
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [date, setDate] = useState(addDays(today, 1))
  const [time, setTime] = useState('00:00')
  const [keepsOld, setKeepsOld] = useState(false)
  const [until, setUntil] = useState(addDays(today, 30))
  const [note, setNote] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const at = when === 'later' ? instantAt({ date, time }, zone) : null
  // Until the end of that day, which is the beginning of the next.
  const endOfOld =
    keepsOld && current && until ? instantAt({ date: addDays(until, 1), time: '00:00' }, zone) : null
  const begin = at ?? ports.clock.now()
  const wrongMoment =
    when === 'later' && (at === null || at <= ports.clock.now())
      ? text('Choose a moment that is still to come.')
      : null
  const wrongEnd =
    keepsOld && current && (endOfOld === null || endOfOld <= begin)
      ? text('Choose a day on or after the one it begins.')
      : null

  async function publish() {
    if (wrongMoment || wrongEnd) return
    setIsBusy(true)
    const answer = await ports.call('catalogues/publish', {
      hash,
      ...(at !== null && { at: new Date(at).toISOString() }),
      ...(endOfOld !== null && { previousUntil: new Date(endOfOld).toISOString() }),
      ...(note.trim() !== '' && { note: note.trim() }),
    })
    setIsBusy(false)
    if (!answer.ok) return setRefusal(answer.message)

    await readAgain()
    onClose()
    const { version, state, validFrom } = answer.value
    notices.show({
      kind: 'notice',
      message:
        state === 'scheduled'
          ? text('Version {{version}} is scheduled for {{moment}}.', { version, moment: moment(validFrom) })
          : text('Version {{version}} is sold now.', { version }),
    })
    ports.navigate(`/catalogues/history/${encodeURIComponent(pack.code)}`)
  }

  const { version } = pack
  const effects = [
    when === 'later' && at !== null
      ? text('From {{moment}} ({{zone}}) new projects are made with version {{version}}.', {
          moment: moment(at),
          zone,
          version,
        })
      : text('From now on new projects are made with version {{version}}.', { version }),
    current &&
      (endOfOld === null
        ? text('Version {{version}} is then no longer offered.', { version: current.version })
        : text('Version {{version}} stays on offer beside it until the end of {{date}}.', {
            version: current.version,
            date: day(until),
          })),
    text('Projects and offers that exist keep the version they were made with.'),
  ].filter((effect) => effect !== null)

  return (
    <DialogFrame
      open
      title={text('Publish {{name}}', { name: `${packText(pack.name)} ${version}` })}
      width={560}
      persistence="semipersistent"
      onDismiss={onClose}
      words={{ close: text('Close'), fullscreen: text('Full screen'), restore: text('Leave full screen') }}
      footer={
        <>
          <Button onClick={onClose}>{text('Cancel')}</Button>
          <Button
            kind="primary"
            busy={isBusy}
            disabled={wrongMoment !== null || wrongEnd !== null}
            onClick={() => void publish()}
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
          onChange={setWhen}
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
              error={wrongMoment}
              onChange={(event) => setDate(event.currentTarget.value)}
            />
            <TextField
              type="time"
              label={text('Time in {{zone}}', { zone })}
              value={time}
              onChange={(event) => setTime(event.currentTarget.value)}
            />
          </div>
        )}
        {current && (
          <SwitchField
            label={text('Keep version {{version}} on offer beside it for a while', {
              version: current.version,
            })}
            on={keepsOld}
            onChange={setKeepsOld}
          />
        )}
        {current && keepsOld && (
          <TextField
            type="date"
            label={text('Until the end of')}
            value={until}
            min={when === 'later' ? date : today}
            error={wrongEnd}
            onChange={(event) => setUntil(event.currentTarget.value)}
          />
        )}
        <TextField
          label={text('Note for the history')}
          value={note}
          maxLength={500}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <section className={styles.effects} aria-label={text('What will happen')} aria-live="polite">
          <h3>{text('What will happen')}</h3>
          <ul>
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </section>
        {refusal && (
          <p role="alert" className={styles.refusal}>
            {text(refusal)}
          </p>
        )}
      </div>
    </DialogFrame>
  )
}

import { bookMaintenance, startMaintenance } from '@arredo/flows'
import { type Result, refuse } from '@arredo/project'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../../app/app-context.tsx'
import { useAttempt } from '../../shell/use-attempt.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import styles from './book-maintenance-dialog.module.css'

const hour = 3_600_000

/** Times are typed as on one's own watch and kept in UTC. */
export function BookMaintenanceDialog({ frame }: DialogProps<'bookMaintenance'>) {
  const app = useApp()
  const text = useText()
  const { startDateTimeUTC, endDateTimeUTC } = useStore(app.maintenance.store)
  const { attempt, isBusy } = useAttempt()
  const now = app.ports.clock.now()
  const [from, setFrom] = useState(() => typed(startDateTimeUTC, now + hour))
  const [until, setUntil] = useState(() => typed(endDateTimeUTC, now + 2 * hour))
  const isBooked = startDateTimeUTC !== null

  function done(set: () => Promise<Result<unknown>>): void {
    void attempt(async () => {
      const result = await set()
      if (result.ok) frame.onDismiss()
      return result
    })
  }

  async function book() {
    const times = { startDateTimeUTC: inUtc(from), endDateTimeUTC: inUtc(until) }
    // Two nulls would cancel what is booked.
    const isWhole = times.startDateTimeUTC !== null && times.endDateTimeUTC !== null
    return isWhole ? bookMaintenance(app, times) : refuse('Maintenance needs a beginning and an end')
  }

  return (
    <DialogFrame
      {...frame}
      description={text(
        'While the site is worked on, all but supervisors are told to come back later. They are told beforehand, too.',
      )}
      footer={
        <>
          {isBooked && (
            <Button
              busy={isBusy}
              onClick={() =>
                done(() => bookMaintenance(app, { startDateTimeUTC: null, endDateTimeUTC: null }))
              }
            >
              {text('Cancel the booking')}
            </Button>
          )}
          <Button busy={isBusy} onClick={() => done(() => startMaintenance(app))}>
            {text('Start now')}
          </Button>
          <Button kind="primary" busy={isBusy} onClick={() => done(book)}>
            {isBooked ? text('Change the booking') : text('Book')}
          </Button>
        </>
      }
    >
      <div className={styles.times}>
        <TextField
          label={text('From')}
          type="datetime-local"
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          label={text('Until')}
          type="datetime-local"
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
      </div>
    </DialogFrame>
  )
}

/** As the field writes it: to the minute, where one is. */
function typed(utc: string | null, otherwise: number): string {
  const at = new Date(utc ?? otherwise)
  const here = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return here.toISOString().slice(0, 16)
}

/** Null for what is no moment. */
function inUtc(written: string): string | null {
  const at = new Date(written)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

import { endMaintenance } from '@arredo/flows'
import { useStore } from 'zustand'
import { useApp } from '../../app/app-context.tsx'
import { useAttempt } from '../../shell/use-attempt.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'

export function ActiveMaintenanceDialog({ frame }: DialogProps<'activeMaintenance'>) {
  const app = useApp()
  const text = useText()
  const moment = useMoment()
  const { startDateTimeUTC: from, endDateTimeUTC: until } = useStore(app.maintenance.store)
  const { attempt, isBusy } = useAttempt()

  async function end() {
    const ended = await endMaintenance(app)
    if (ended.ok) frame.onDismiss()
    return ended
  }

  return (
    <DialogFrame
      {...frame}
      footer={
        <>
          <Button onClick={frame.onDismiss}>{text('Close')}</Button>
          <Button kind="primary" busy={isBusy} onClick={() => void attempt(end)}>
            {text('End maintenance')}
          </Button>
        </>
      }
    >
      {from && <p>{text('Since {{when}}', { when: moment(from) })}</p>}
      <p>
        {until
          ? text('It ends by itself: {{until}}.', { until: moment(until) })
          : text('It goes on until you end it.')}
      </p>
      <p>
        {text('All but supervisors are told to come back later; what they change is kept on their devices.')}
      </p>
    </DialogFrame>
  )
}

import type { MaintenanceState } from '@arredo/contract'
import { Construction } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useText } from '../../words/use-text.ts'
import { askAboutMaintenance } from './ask-about-maintenance.ts'
import styles from './maintenance-banner.module.css'

const minute = 60_000

/** what is going on, how long there is until then, and that nothing is lost. */
export function MaintenanceBanner({ state }: { state: MaintenanceState }) {
  const text = useText()
  const app = useApp()
  const words = useWords(state)
  const isSupervisor = useProfile()?.isAdmin ?? false
  return (
    <div className={styles.banner} role="status">
      <Construction size={18} aria-hidden="true" />
      <p>{words}</p>
      {isSupervisor && (
        <Button size="small" onClick={() => void askAboutMaintenance(app)}>
          {text('Maintenance…')}
        </Button>
      )}
    </div>
  )
}

function useWords({ isMaintenance, startDateTimeUTC, endDateTimeUTC }: MaintenanceState): string {
  const text = useText()
  const moment = useMoment()
  const { clock } = useApp().ports
  const [now, setNow] = useState(() => clock.now())
  // By the minute: nobody reads seconds of a banner.
  useEffect(() => {
    const ticking = setInterval(() => setNow(clock.now()), minute / 2)
    return () => clearInterval(ticking)
  }, [clock])
  if (isMaintenance) {
    return endDateTimeUTC === null
      ? text('The site is being worked on. What you change is kept here and can be saved afterwards.')
      : text(
          'The site is being worked on until {{until}}. What you change is kept here and can be saved afterwards.',
          {
            until: moment(endDateTimeUTC),
          },
        )
  }
  const begins = startDateTimeUTC ?? ''
  const count = Math.max(1, Math.ceil((Date.parse(begins) - now) / minute))
  const isSoon = count <= 60
  return isSoon
    ? text('The site will be worked on in {{count}} minutes: save what you want to be saved.', { count })
    : text('The site will be worked on from {{from}}.', { from: moment(begins) })
}

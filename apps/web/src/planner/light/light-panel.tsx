import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { HourSlider } from '../../light/hour-slider.tsx'
import { SunCompass } from '../../light/sun-compass.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { useText } from '../../words/use-text.ts'
import { usePlanner } from '../planner-context.tsx'
import { EnvironmentChoice } from './environment-choice.tsx'
import { ExposureSlider } from './exposure-slider.tsx'
import styles from './light-panel.module.css'
import { useProjectLight } from './use-project-light.ts'

/** The light of the project beside the room that it lights: whoever moves it looks at the room. */
export function LightPanel({ onClose }: { onClose: () => void }) {
  const text = useText()
  const { desk } = usePlanner()
  const { light, tryOut, decide } = useProjectLight()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    panel.current?.querySelector<HTMLElement>('input')?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    // It is this that ends, not the selection behind it.
    event.stopPropagation()
    onClose()
  }

  return (
    <Panel ref={panel} className={styles.panel} aria-label={text('Light')} onKeyDown={leave}>
      <div className={styles.head}>
        <h2>{text('Light')}</h2>
        <IconButton label={text('Close')} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <div className={styles.body}>
        <div className={styles.sun}>
          <div className={styles.fields}>
            <HourSlider
              hour={light.hour}
              onSlide={(hour) => tryOut({ hour })}
              onDone={(hour) => decide({ hour })}
            />
            <SwitchField label={text('Lamps on')} on={light.lamps} onChange={(lamps) => decide({ lamps })} />
            <ExposureSlider
              exposure={light.exposure ?? 0}
              onSlide={(exposure) => tryOut({ exposure })}
              onDone={(exposure) => decide({ exposure })}
            />
          </div>
          <SunCompass
            {...{ desk, light }}
            onTurn={(north) => tryOut({ north })}
            onDone={(north) => decide({ north })}
          />
        </div>
        <EnvironmentChoice
          environment={light.environment}
          onChoose={(environment) => decide({ environment })}
        />
      </div>
    </Panel>
  )
}

import type { OpenProject } from '@arredo/flows'
import { BrandMenu } from '../../shell/brand-menu.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Panel } from '../../ui/panel.tsx'
import { useText } from '../../words/use-text.ts'
import { AlternativeSwitcher } from '../alternatives/alternative-switcher.tsx'
import { WarningsCounter } from '../checks/warnings-counter.tsx'
import type { Form } from '../layout/panel-layout.ts'
import { usePlanner } from '../planner-context.tsx'
import { StatusButton } from '../status/status-button.tsx'
import { useSave } from '../use-save.ts'
import { CustomerButton } from './customer-button.tsx'
import { FaceSwitch } from './face-switch.tsx'
import { MakeOfferButton } from './make-offer-button.tsx'
import { ProjectName } from './project-name.tsx'
import { SaveState } from './save-state.tsx'
import { ShareButton } from './share-button.tsx'
import styles from './top-bar.module.css'
import { TotalPrice } from './total-price.tsx'
import { UndoButtons } from './undo-buttons.tsx'

export type TopBarProps = {
  project: OpenProject
  form: Form
  /** In a host's page the way out is the host's. */
  isFramed: boolean
}

export function TopBar({ project, form, isFramed }: TopBarProps) {
  const text = useText()
  const save = useSave()
  const { faces } = usePlanner()
  const isPhone = form === 'phone'
  const isTight = form !== 'wide'
  const canOffer = faces.includes('trade')

  return (
    <Panel aria-label={text('Project')} className={classNames(styles.bar, styles[form])}>
      {isPhone && !isFramed && <BrandMenu />}
      <div className={classNames(styles.project, isTight && styles.stacked)}>
        <div className={styles.names}>
          <ProjectName />
          {/* On a phone it would leave nothing of the project's name: its menu and the room have the list. */}
          {!isPhone && <AlternativeSwitcher />}
        </div>
        <div className={styles.state}>
          {!isPhone && <StatusButton project={project} />}
          {/* Where both do not fit, whether the work is saved goes before for whom it is. */}
          {form !== 'phone' && form !== 'tablet' && <CustomerButton />}
          <SaveState project={project} />
        </div>
      </div>
      {!isPhone && (
        <div className={styles.tools}>
          <FaceSwitch />
          <span className={styles.pair}>
            <UndoButtons />
          </span>
        </div>
      )}
      {!isPhone && <WarningsCounter lookout={project.lookout} />}
      <TotalPrice />
      {/* A phone has it under the thumb. */}
      {!isPhone && <ShareButton isSmall={false} />}
      <Button
        kind={canOffer ? 'plain' : 'primary'}
        busy={project.attempt.kind === 'saving'}
        onClick={() => void save()}
        title="Ctrl+S"
        data-tour="save"
      >
        {text('Save')}
      </Button>
      {canOffer && !isPhone && <MakeOfferButton />}
    </Panel>
  )
}

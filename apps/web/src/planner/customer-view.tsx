import { Footprints, X } from 'lucide-react'
import { IconButton } from '../ui/icon-button.tsx'
import { Panel } from '../ui/panel.tsx'
import { useText } from '../words/use-text.ts'
import { useAction } from './actions/action-context.tsx'
import styles from './customer-view.module.css'
import { PlannerProvider, useOnEditor, usePlanner } from './planner-context.tsx'
import { ViewsButton } from './tool-bar/views-button.tsx'
import { TotalPrice } from './top-bar/total-price.tsx'

/** The room and what it costs a customer, and a way through it; nothing that is worked with. */
export function CustomerView() {
  const text = useText()
  const planner = usePlanner()
  const isWalking = useOnEditor((state) => state.isWalking)
  const walk = useAction('walk')
  return (
    <PlannerProvider value={{ ...planner, face: 'customer' }}>
      <Panel aria-label={text('Customer view')} className={styles.bar}>
        <TotalPrice />
        <ViewsButton />
        <IconButton
          label={text('Walk through the room')}
          pressed={isWalking}
          icon={<Footprints aria-hidden="true" />}
          onClick={walk.run}
        />
        <IconButton
          label={text('End the customer view')}
          shortcut="Esc"
          icon={<X aria-hidden="true" />}
          onClick={() => planner.editor.present(false)}
        />
      </Panel>
    </PlannerProvider>
  )
}

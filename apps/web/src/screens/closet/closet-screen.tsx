import { Sofa } from 'lucide-react'
import { useOpenProject } from '../../app/use-project.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useText } from '../../words/use-text.ts'
import { DeadEnd } from '../dead-end.tsx'

/** D-229: closets have no tool of their own yet; what is sold for one stands in the room like everything else. */
export function ClosetScreen() {
  const text = useText()
  const isOpen = useOpenProject() !== null
  return (
    <DeadEnd
      icon={<Sofa aria-hidden="true" />}
      title={text('Closets are planned in the room')}
      hint={text('Tall units, panels and fillers are placed, fitted to the wall and priced in the planner.')}
      action={
        isOpen && (
          <ButtonLink to="/configurator3d" kind="primary">
            {text('Go to the room')}
          </ButtonLink>
        )
      }
    />
  )
}

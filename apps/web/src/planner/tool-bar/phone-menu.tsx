import {
  Camera,
  Compass,
  CookingPot,
  FileText,
  Footprints,
  Fullscreen,
  ImageIcon,
  ListChecks,
  ListOrdered,
  Magnet,
  Presentation,
  Redo2,
  Rotate3d,
  Rows3,
  SunMedium,
  SwatchBook,
} from 'lucide-react'
import { useApp } from '../../app/app-context.tsx'
import { useOpenProject } from '../../app/use-project.ts'
import { useProfile } from '../../app/use-session.ts'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { Submenu } from '../../ui/menu-at.tsx'
import type { Trigger } from '../../ui/on-demand.tsx'
import { useText } from '../../words/use-text.ts'
import { useAction, useActionContext } from '../actions/action-context.tsx'
import { useDeskState, useOnEditor, usePlanner } from '../planner-context.tsx'
import { FaceChoice } from '../top-bar/face-choice.tsx'
import { useHistory } from '../use-history.ts'
import { ActionItem } from './action-item.tsx'
import { OpenItems } from './open-items.tsx'
import { ViewItems } from './view-items.tsx'

/** What is wanted less often on a phone. */
export function PhoneMenu({ trigger }: { trigger: Trigger }) {
  const text = useText()
  const { editor, faces } = usePlanner()
  const snaps = useOnEditor((state) => state.snaps)
  const { redoes } = useDeskState()
  const { redo } = useHistory()
  const fit = useAction('fit')
  const { dialogs } = useApp()
  const profile = useProfile()
  const project = useOpenProject()
  const hasSteps = profile?.kind !== 'guest' && (project?.id ?? null) !== null
  const { photograph, rows, view } = useActionContext()

  return (
    <Menu side="top" align="end" trigger={trigger} isOpenAtFirst>
      <MenuItem icon={<Redo2 size={18} aria-hidden="true" />} disabled={redoes === null} onSelect={redo}>
        {redoes ? text('Redo: {{step}}', { step: text(redoes) }) : text('Redo')}
      </MenuItem>
      <MenuItem icon={<Magnet size={18} aria-hidden="true" />} onSelect={() => editor.setSnaps(!snaps)}>
        {snaps ? text('Switch snapping off') : text('Switch snapping on')}
      </MenuItem>
      <MenuItem icon={<Fullscreen size={18} aria-hidden="true" />} onSelect={fit.run}>
        {text('Show the whole drawing')}
      </MenuItem>
      {view === '3d' && (
        <Submenu label={text('Views')} icon={<Rotate3d size={18} aria-hidden="true" />}>
          <ViewItems />
          <MenuSeparator />
          <OpenItems />
        </Submenu>
      )}
      <ActionItem id="light" icon={SunMedium} />
      <ActionItem id="picture" icon={ImageIcon} />
      <ActionItem id="walk" icon={Footprints} />
      <ActionItem id="customerView" icon={Presentation} />
      {photograph && <ActionItem id="photograph" icon={Camera} />}
      <ActionItem id="documents" icon={FileText} />
      <ActionItem id="restyle" icon={SwatchBook} />
      {hasSteps && (
        <MenuItem
          icon={<ListChecks size={18} aria-hidden="true" />}
          onSelect={() => void dialogs.ask('nextSteps', {})}
        >
          {text('Next steps…')}
        </MenuItem>
      )}
      <ActionItem id="addOwnAppliance" icon={CookingPot} />
      {rows && <ActionItem id="rows" icon={ListOrdered} />}
      <ActionItem id="alternatives" icon={Rows3} />
      <ActionItem id="tour" icon={Compass} />
      {faces.length > 1 && (
        <>
          <MenuSeparator />
          <FaceChoice />
        </>
      )}
    </Menu>
  )
}

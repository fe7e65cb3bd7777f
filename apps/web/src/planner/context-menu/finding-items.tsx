import { isSelected } from '@arredo/editor'
import { TriangleAlert, Wrench } from 'lucide-react'
import { useOpenProject } from '../../app/use-project.ts'
import { MenuGroup, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { useText } from '../../words/use-text.ts'
import { useActionContext } from '../actions/action-context.tsx'
import { useSaid } from '../checks/use-said.ts'

/** More would push away what the menu is for. */
const most = 3

/** What is wrong with what is selected, each with what mends it. */
export function FindingItems() {
  const text = useText()
  const said = useSaid()
  const { editor, ask } = useActionContext()
  const findings = useOpenProject()?.lookout.store.getState().findings ?? []
  const { selection } = editor.state()
  const own = findings
    .filter(({ records }) => records.some((record) => isSelected(selection, record)))
    .slice(0, most)
    .map(({ id, why, fix }) => ({ id, why, fix: fix?.() }))
  if (own.length === 0) return null
  return (
    <>
      {own.map(({ id, why, fix }) => (
        <MenuGroup key={id} label={said(why)}>
          {fix ? (
            <MenuItem
              icon={<Wrench size={18} aria-hidden="true" />}
              onSelect={() => editor.attempt(fix.command, null)}
            >
              {said(fix.label)}
            </MenuItem>
          ) : (
            <MenuItem
              icon={<TriangleAlert size={18} aria-hidden="true" />}
              onSelect={() => void ask('warnings', {})}
            >
              {text('Show warnings')}
            </MenuItem>
          )}
        </MenuGroup>
      ))}
      <MenuSeparator />
    </>
  )
}

import { CopyPlus, Rows3, SquareSplitHorizontal, SwatchBook } from 'lucide-react'
import { Menu, MenuChoice, MenuSeparator } from '../../ui/menu.tsx'
import type { Trigger } from '../../ui/on-demand.tsx'
import { useText } from '../../words/use-text.ts'
import { useDeskState, usePlanner } from '../planner-context.tsx'
import { ActionItem } from '../tool-bar/action-item.tsx'
import { useAlternatives } from './use-alternatives.ts'

/** The proposals over this room with their prices, and what can be done with them. */
export function AlternativeMenu({ trigger }: { trigger: Trigger }) {
  return (
    <Menu trigger={trigger} isOpenAtFirst>
      <Choice />
      <MenuSeparator />
      <ActionItem id="newAlternative" icon={CopyPlus} />
      <ActionItem id="restyle" icon={SwatchBook} />
      <ActionItem id="compareAlternatives" icon={SquareSplitHorizontal} />
      <ActionItem id="alternatives" icon={Rows3} />
    </Menu>
  )
}

function Choice() {
  const text = useText()
  const { desk } = usePlanner()
  const { alternative } = useDeskState()
  const options = useAlternatives().map(({ id, name, amount }) => ({
    value: id,
    label: name,
    detail: amount,
  }))
  return (
    <MenuChoice
      label={text('Alternatives')}
      value={alternative}
      options={options}
      onChange={(id) => desk.look(id)}
    />
  )
}

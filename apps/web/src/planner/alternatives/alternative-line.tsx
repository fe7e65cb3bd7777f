import {
  type Command,
  moveAlternative,
  removeAlternative,
  renameAlternative,
  switchAlternative,
} from '@arredo/project'
import { ArrowDown, ArrowUp, CircleCheck, CopyPlus, Ellipsis, Trash2 } from 'lucide-react'
import { useApp } from '../../app/app-context.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { NameInPlace } from '../../ui/name-in-place.tsx'
import { useText } from '../../words/use-text.ts'
import { useDeskState, usePlanner } from '../planner-context.tsx'
import styles from './alternatives-dialog.module.css'
import type { PricedAlternative } from './use-alternatives.ts'

type AlternativeLineProps = {
  alternative: PricedAlternative
  index: number
  count: number
  onCopy: () => void
}

/** One proposal: its name, edited where it stands, its price, and what can be done with it. */
export function AlternativeLine({ alternative, index, count, onCopy }: AlternativeLineProps) {
  const text = useText()
  const { ports } = useApp()
  const { desk } = usePlanner()
  const { document, alternative: looked } = useDeskState()
  const run = useRun()
  const { id, name, amount } = alternative
  const isActive = document.header.activeAlternative === id
  const isLooked = looked === id
  const trigger = (
    <IconButton label={text('More for {{name}}', { name })} icon={<Ellipsis aria-hidden="true" />} />
  )

  function remove() {
    run(removeAlternative, { alternative: id, at: new Date(ports.clock.now()).toISOString() })
  }

  return (
    <li className={styles.line} data-looked={isLooked}>
      <div className={styles.what}>
        <NameInPlace
          label={text('Name of the alternative')}
          name={name}
          onRename={(next) => run(renameAlternative, { alternative: id, name: next })}
        />
        {isActive && count > 1 && <Badge kind="good">{text('For the offer')}</Badge>}
      </div>
      <span className={styles.price}>{amount}</span>
      <Button
        size="small"
        aria-pressed={isLooked}
        aria-label={text('Look at {{name}}', { name })}
        onClick={() => desk.look(id)}
      >
        {isLooked ? text('Shown') : text('Show')}
      </Button>
      <Menu trigger={trigger} align="end">
        <MenuItem icon={<CopyPlus size={18} aria-hidden="true" />} onSelect={onCopy}>
          {text('Copy')}
        </MenuItem>
        <MenuItem
          icon={<CircleCheck size={18} aria-hidden="true" />}
          disabled={isActive}
          onSelect={() => run(switchAlternative, { alternative: id })}
        >
          {text('Choose for the offer')}
        </MenuItem>
        <MenuItem
          icon={<ArrowUp size={18} aria-hidden="true" />}
          disabled={index === 0}
          onSelect={() => run(moveAlternative, { alternative: id, to: index - 1 })}
        >
          {text('Move up')}
        </MenuItem>
        <MenuItem
          icon={<ArrowDown size={18} aria-hidden="true" />}
          disabled={index === count - 1}
          onSelect={() => run(moveAlternative, { alternative: id, to: index + 1 })}
        >
          {text('Move down')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 size={18} aria-hidden="true" />} disabled={count < 2} onSelect={remove}>
          {text('Remove')}
        </MenuItem>
      </Menu>
    </li>
  )
}

/** What cannot be done says why. */
export function useRun(): <Input>(command: Command<Input>, input: Input) => void {
  const { notices } = useApp()
  const { desk } = usePlanner()
  return (command, input) => {
    const result = desk.run(command, input)
    if (!result.ok) notices.show({ message: result.message, kind: 'error' })
  }
}

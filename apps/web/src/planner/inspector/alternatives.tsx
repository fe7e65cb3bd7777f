import { addAlternative, rowsInOrder } from '@arredo/project'
import { Plus } from 'lucide-react'
import { useApp } from '../../app/app-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { useText } from '../../words/use-text.ts'
import { useDeskState, usePlanner } from '../planner-context.tsx'
import { FollowersSwitch } from './followers-switch.tsx'
import styles from './room-inspector.module.css'

/** Proposals over the same room: which one is looked at, and a further one that starts as its copy. */
export function Alternatives() {
  const text = useText()
  const { ids } = useApp().ports
  const { desk } = usePlanner()
  const { document, alternative } = useDeskState()
  const all = Object.values(document.alternatives).toSorted((one, two) => one.order - two.order)

  function add() {
    const id = ids()
    const rows = rowsInOrder(document, alternative).map((row) => [row.id, ids()] as const)
    const name = text('Alternative {{number}}', { number: all.length + 1 })
    const added = desk.run(addAlternative, { alternative: id, name, rowIds: Object.fromEntries(rows) })
    if (added.ok) desk.look(id)
  }

  return (
    <section className={styles.alternatives} aria-label={text('Alternatives')}>
      <h3 className={styles.label}>{text('Alternatives')}</h3>
      <div className={styles.chips}>
        {all.map(({ id, name }) => (
          <Chip key={id} chosen={id === alternative} onClick={() => desk.look(id)}>
            {name}
          </Chip>
        ))}
      </div>
      <Button kind="quiet" size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={add}>
        {text('Add an alternative')}
      </Button>
      <FollowersSwitch />
    </section>
  )
}

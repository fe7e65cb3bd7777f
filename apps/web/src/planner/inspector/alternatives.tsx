import { alternativesInOrder } from '@arredo/project'
import { Plus, Rows3, SwatchBook } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { useText } from '../../words/use-text.ts'
import { useAction } from '../actions/action-context.tsx'
import { useDeskState, usePlanner } from '../planner-context.tsx'
import { FollowersSwitch } from './followers-switch.tsx'
import styles from './room-inspector.module.css'

/** Proposals over the same room: which one is looked at, and a further one that starts as its copy. */
export function Alternatives() {
  const text = useText()
  const { desk } = usePlanner()
  const { document, alternative } = useDeskState()
  const add = useAction('newAlternative')
  const all = useAction('alternatives')
  const restyle = useAction('restyle')

  return (
    <section className={styles.alternatives} aria-label={text('Alternatives')}>
      <h3 className={styles.label}>{text('Alternatives')}</h3>
      <div className={styles.chips}>
        {alternativesInOrder(document).map(({ id, name }) => (
          <Chip key={id} chosen={id === alternative} onClick={() => desk.look(id)}>
            {name}
          </Chip>
        ))}
      </div>
      <div className={styles.chips}>
        <Button kind="quiet" size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={add.run}>
          {text('Add an alternative')}
        </Button>
        <Button
          kind="quiet"
          size="small"
          icon={<SwatchBook size={16} aria-hidden="true" />}
          onClick={restyle.run}
        >
          {text(restyle.label)}
        </Button>
        <Button kind="quiet" size="small" icon={<Rows3 size={16} aria-hidden="true" />} onClick={all.run}>
          {text(all.label)}
        </Button>
      </div>
      <FollowersSwitch />
    </section>
  )
}

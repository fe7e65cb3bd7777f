import { Menu, MenuGroup, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import type { Trigger } from '../../ui/on-demand.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './status-menu.module.css'
import { type Doing, type Standing, useStatusSteps } from './use-status-steps.ts'

/** D-43: the next steps of a project, as verbs with what comes of them. */
export function StatusMenu({
  trigger,
  project,
  place,
}: {
  trigger: Trigger
  project: Standing
  place: 'planner' | 'page'
}) {
  const text = useText()
  const { steps, besides, others } = useStatusSteps(project, place)
  return (
    <Menu trigger={trigger} isOpenAtFirst>
      {steps.length > 0 && (
        <MenuGroup label={text('Next steps')}>
          {steps.map((doing) => (
            <Item key={doing.key} doing={doing} />
          ))}
        </MenuGroup>
      )}
      {steps.length > 0 && besides.length > 0 && <MenuSeparator />}
      {besides.map((doing) => (
        <Item key={doing.key} doing={doing} />
      ))}
      {others.length > 0 && (
        <>
          <MenuSeparator />
          <MenuGroup label={text('Any other status')}>
            {others.map((doing) => (
              <Item key={doing.key} doing={doing} />
            ))}
          </MenuGroup>
        </>
      )}
    </Menu>
  )
}

function Item({ doing: { verb, values, about, run } }: { doing: Doing }) {
  const text = useText()
  return (
    <MenuItem onSelect={run}>
      <span className={styles.words}>
        {text(verb, values)}
        {about && <span className={styles.about}>{text(about)}</span>}
      </span>
    </MenuItem>
  )
}

import type { GroupFacet } from '@arredo/contract'
import { useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useText } from '../../words/use-text.ts'
import { stepThrough } from '../grid/step-through.ts'
import styles from './classification-tree.module.css'

type ClassificationTreeProps = {
  groups: readonly GroupFacet[]
  chosen: string | null
  onChoose: (group: string | null) => void
}

/** The groups of the range with what each holds now; a chosen one shows what is below it. */
export function ClassificationTree({ groups, chosen, onChoose }: ClassificationTreeProps) {
  const text = useText()
  const tree = useRef<HTMLElement>(null)

  return (
    <nav
      ref={tree}
      className={styles.tree}
      aria-label={text('Groups')}
      onKeyDown={(event) => stepThrough(event, tree.current)}
    >
      <button
        type="button"
        className={styles.group}
        aria-current={chosen === null ? 'true' : undefined}
        onClick={() => onChoose(null)}
      >
        <span className={styles.name}>{text('All groups')}</span>
      </button>
      <Groups groups={groups} chosen={chosen} onChoose={onChoose} />
    </nav>
  )
}

function Groups({ groups, chosen, onChoose }: ClassificationTreeProps) {
  return (
    <ul className={styles.groups}>
      {groups.map((group) => (
        <li key={group.code}>
          <button
            type="button"
            className={classNames(styles.group, group.count === 0 && styles.empty)}
            aria-current={group.code === chosen ? 'true' : undefined}
            onClick={() => onChoose(group.code === chosen ? null : group.code)}
          >
            <span className={styles.name}>{group.name}</span>
            <span className={styles.count}>{group.count}</span>
          </button>
          {group.children.length > 0 && chosen !== null && holds(group, chosen) && (
            <Groups groups={group.children} chosen={chosen} onChoose={onChoose} />
          )}
        </li>
      ))}
    </ul>
  )
}

function holds(group: GroupFacet, code: string): boolean {
  return group.code === code || group.children.some((child) => holds(child, code))
}

/** From the outermost to the group itself, by name; empty for one that is not there. */
export function pathTo(groups: readonly GroupFacet[], code: string): readonly string[] {
  for (const group of groups) {
    if (group.code === code) return [group.name]
    const below = pathTo(group.children, code)
    if (below.length > 0) return [group.name, ...below]
  }
  return []
}

import { type ArticleRow, detachFollower, isLeftOut, rowName } from '@arredo/project'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useText } from '../../words/use-text.ts'
import { useDeskState, usePlanner } from '../planner-context.tsx'
import styles from './followers-switch.module.css'

/** What a part that comes by rule follows, and whether it does. */
export function FollowerNote({ row }: { row: ArticleRow }) {
  const text = useText()
  const packText = usePackText()
  const { editor } = usePlanner()
  const { document, evaluation } = useDeskState()
  const { auto } = row
  if (!auto) return null
  const names = auto.of.flatMap((id) => {
    const covered = document.rows[id]
    return covered ? [packText(rowName(covered, evaluation).name)] : []
  })
  const [first = '', ...others] = names
  const followed =
    others.length === 0
      ? first
      : text('{{name}} and {{count}} more units', { name: first, count: others.length })
  const setDetached = (detached: boolean) => editor.attempt(detachFollower, { row: row.id, detached })

  return (
    <div className={styles.followers}>
      <Notice>
        {isLeftOut(row)
          ? text('Left out: neither drawn nor offered.')
          : auto.detached
            ? text('Stays as it is, whatever happens to the run.')
            : text('Follows {{followed}}: its size and place come from there.', { followed })}
      </Notice>
      <div>
        {auto.detached ? (
          <Button size="small" onClick={() => setDetached(false)}>
            {text('Follow again')}
          </Button>
        ) : (
          <Button size="small" onClick={() => setDetached(true)}>
            {text('Keep as it is')}
          </Button>
        )}
      </div>
    </div>
  )
}

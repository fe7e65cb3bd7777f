import { detachFollower, isLeftOut, rowsInOrder, setFollowers, step, together } from '@arredo/project'
import { Button } from '../../ui/button.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { useText } from '../../words/use-text.ts'
import { useDeskState, usePlanner } from '../planner-context.tsx'
import styles from './followers-switch.module.css'

/** Whether worktops and their like come by rule in this alternative, where a catalogue has such rules. */
export function FollowersSwitch() {
  const text = useText()
  const { editor, catalogues } = usePlanner()
  const { document, alternative } = useDeskState()
  const shown = document.alternatives[alternative]
  const hasRules = catalogues.some(({ followers }) => followers.length > 0)
  if (!shown || !hasRules) return null
  const leftOut = rowsInOrder(document, alternative).filter(isLeftOut)

  return (
    <div className={styles.followers}>
      <SwitchField
        label={text('Worktops, plinths and panels follow')}
        on={shown.followers}
        onChange={(followers) => editor.attempt(setFollowers, { followers })}
      />
      {leftOut.length > 0 && (
        <p className={styles.left}>
          {text('{{count}} parts are left out', { count: leftOut.length })}
          <Button
            kind="quiet"
            size="small"
            onClick={() =>
              editor.attempt(
                together(
                  'Follow again',
                  leftOut.map(({ id }) => step(detachFollower, { row: id, detached: false })),
                ),
                null,
              )
            }
          >
            {text('Bring them back')}
          </Button>
        </p>
      )}
    </div>
  )
}

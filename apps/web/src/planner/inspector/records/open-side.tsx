import type { WallId } from '@arredo/geometry'
import { changeWall } from '@arredo/project'
import { BrickWall } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../../words/use-text.ts'
import { usePlanner } from '../../planner-context.tsx'
import { RecordHead } from './record-head.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { useTold } from './use-told.ts'

/** A side of a room that is open: no wall is there, and none is drawn. */
export function OpenSide({ id }: { id: WallId }) {
  const text = useText()
  const { desk } = usePlanner()
  const [refusal, tell] = useTold()
  return (
    <>
      <RecordHead
        name={text('Open side')}
        note={text('It closes the room without being there: nothing hangs on it')}
      />
      <RefusalNote refusal={refusal} />
      <Button
        icon={<BrickWall size={16} aria-hidden="true" />}
        onClick={() => tell(desk.run(changeWall, { wall: id, change: { kind: 'wall' } }))}
      >
        {text('Close it with a wall')}
      </Button>
    </>
  )
}

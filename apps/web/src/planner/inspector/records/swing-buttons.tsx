import { swingOpening } from '@arredo/project'
import { FlipHorizontal2, FlipVertical2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../../words/use-text.ts'
import { useOnDesk, usePlanner } from '../../planner-context.tsx'
import styles from './record-inspector.module.css'

/** On which side it is hinged, and to which side of the wall it opens. */
export function SwingButtons({ id }: { id: string }) {
  const text = useText()
  const { desk } = usePlanner()
  const opening = useOnDesk(({ document }) => document.openings[id])
  if (!opening) return null

  const { hand, side } = opening
  const other = (of: 'left' | 'right') => (of === 'left' ? 'right' : 'left')
  return (
    <div className={styles.swatches}>
      <Button
        icon={<FlipHorizontal2 size={16} aria-hidden="true" />}
        onClick={() => desk.run(swingOpening, { opening: id, side, hand: other(hand) })}
      >
        {text('Hinge on the other side')}
      </Button>
      <Button
        icon={<FlipVertical2 size={16} aria-hidden="true" />}
        onClick={() => desk.run(swingOpening, { opening: id, side: other(side), hand: other(hand) })}
      >
        {text('Open to the other side')}
      </Button>
    </div>
  )
}

import { removedAlternatives } from '@arredo/project'
import { Plus } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useFrameWords } from '../../dialogs/use-frame-words.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { useText } from '../../words/use-text.ts'
import { useDeskState } from '../planner-context.tsx'
import { usePriceBasis } from '../use-price-basis.ts'
import { AlternativeLine } from './alternative-line.tsx'
import { AlternativesBin } from './alternatives-bin.tsx'
import styles from './alternatives-dialog.module.css'
import { useAlternatives } from './use-alternatives.ts'
import { useCopyAlternative } from './use-copy-alternative.ts'

/** Every proposal over this room: names, prices, order, which one is for the offer, and the bin. */
export function AlternativesDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const words = useFrameWords()
  const { document } = useDeskState()
  const all = useAlternatives()
  const copy = useCopyAlternative()
  const basis = usePriceBasis()
  const removed = removedAlternatives(document)
  const list = useRef<HTMLUListElement>(null)
  useKeyboardStays(list, all.length)

  return (
    <DialogFrame
      open
      title={text('Alternatives')}
      description={text('Proposals over the same room. Whoever opens an offer sees one of them.')}
      width={620}
      persistence="semipersistent"
      onDismiss={onClose}
      words={words}
      footer={
        <>
          <Button icon={<Plus size={16} aria-hidden="true" />} onClick={() => copy()}>
            {text('New alternative')}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {text('Done')}
          </Button>
        </>
      }
    >
      <ul ref={list} className={styles.list} aria-label={text('Alternatives')}>
        {all.map((alternative, index) => (
          <AlternativeLine
            key={alternative.id}
            {...{ alternative, index, count: all.length, onCopy: () => copy(alternative.id) }}
          />
        ))}
      </ul>
      <p className={styles.basis}>{basis}</p>
      {removed.length > 0 && <AlternativesBin removed={removed} />}
    </DialogFrame>
  )
}

/** A line that is removed takes its menu's button along, where the keyboard would have come back to. */
function useKeyboardStays(list: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count)
  useEffect(() => {
    const hasFewer = count < before.current
    before.current = count
    if (!hasFewer) return
    // The menu gives the keyboard back as it goes.
    requestAnimationFrame(() => {
      const dialog = list.current?.closest('[role=dialog]')
      if (dialog && !dialog.contains(document.activeElement)) list.current?.querySelector('button')?.focus()
    })
  }, [list, count])
}

import { isChanged, type OpenProject } from '@arredo/flows'
import { Camera } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './photograph-order.module.css'
import type { Photographs } from './use-photographs.ts'

type PhotographOrderProps = {
  photographs: Photographs
  project: OpenProject
  onDraft: () => void
  onTake: () => void
}

/** The next step, with what stands in its way or goes along with it. */
export function PhotographOrder({ photographs, project, onDraft, onTake }: PhotographOrderProps) {
  const text = useText()
  const id = useId()
  const { isPossible, refusal, asking } = photographs
  const isImpossible = isPossible === false
  const common = { disabled: isImpossible, 'aria-describedby': id }
  return (
    <>
      <p
        id={id}
        className={styles.words}
        role={refusal ? 'alert' : undefined}
        data-refused={refusal !== ''}
        data-missing={isImpossible}
      >
        {wordsNow()}
      </p>
      <Button {...common} busy={asking === 'draft'} onClick={onDraft}>
        {text('Draft')}
      </Button>
      <Button
        {...common}
        kind="primary"
        icon={<Camera size={16} aria-hidden="true" />}
        busy={asking !== null && asking !== 'draft'}
        onClick={onTake}
      >
        {text('Take photograph')}
      </Button>
    </>
  )

  function wordsNow(): string {
    if (refusal) return text(refusal)
    if (isImpossible) {
      return text('No photographer is at work here. Whoever runs this site can start one.')
    }
    return project.id === null || isChanged(project) ? text('The project is saved first.') : ''
  }
}

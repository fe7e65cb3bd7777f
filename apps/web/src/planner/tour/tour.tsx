import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { overlayHasKeys } from '../../ui/overlay-has-keys.ts'
import { Panel } from '../../ui/panel.tsx'
import { usePageKeys } from '../../ui/use-page-keys.ts'
import { useText } from '../../words/use-text.ts'
import { isTyping } from '../actions/is-typing.ts'
import type { Panels } from '../layout/use-panels.ts'
import { usePlanner } from '../planner-context.tsx'
import styles from './tour.module.css'
import { type TourStep, tourSteps } from './tour-steps.ts'
import type { TourState } from './tour-store.ts'
import { useAnchor } from './use-anchor.ts'

type TourProps = { shown: NonNullable<TourState['shown']>; panels: Panels; onEnd: () => void }

/** Speaks beside the real controls and blocks none of them: whoever likes goes on working meanwhile. */
export function Tour({ shown, panels, onEnd }: TourProps) {
  const text = useText()
  const { announce, faces } = usePlanner()
  const steps = tourSteps(faces.includes('trade'))
  const [place, setPlace] = useState(0)
  const step = steps[place] ?? steps[0]
  const bubble = useRef<HTMLElement>(null)
  const anchored = useAnchor(step?.at ?? [], bubble)
  const count = steps.length
  const isLast = place === count - 1
  useOpenPanel(step, panels)
  useEscape(onEnd)

  useFocus(bubble, shown === 'asked' && anchored !== null)

  const heading = step
    ? text('{{number}} of {{steps}}: {{title}}', { number: place + 1, steps: count, title: text(step.title) })
    : ''
  const says = step ? text(step.says) : ''
  useEffect(() => announce(`${heading}. ${says}`), [announce, heading, says])

  if (!step) return null
  return (
    <>
      {anchored?.control && (
        <div data-tour-ring className={styles.ring} style={anchored.control} aria-hidden="true" />
      )}
      <Panel
        ref={bubble}
        tabIndex={-1}
        aria-label={text('First tour')}
        className={styles.bubble}
        style={anchored?.at ?? { visibility: 'hidden' }}
      >
        <h2 className={styles.title}>{text(step.title)}</h2>
        <p>{says}</p>
        {isLast && (
          <p className={styles.again}>{text('You find this tour again under “More” and with Ctrl+K.')}</p>
        )}
        <div className={styles.row}>
          <span className={styles.number}>
            {text('{{number}} of {{steps}}', { number: place + 1, steps: count })}
          </span>
          {!isLast && (
            <Button size="small" kind="quiet" onClick={onEnd}>
              {text('End tour')}
            </Button>
          )}
          {place > 0 && (
            <Button size="small" onClick={() => setPlace(place - 1)}>
              {text('Back')}
            </Button>
          )}
          <Button size="small" kind="primary" onClick={() => (isLast ? onEnd() : setPlace(place + 1))}>
            {isLast ? text('Done') : text('Next')}
          </Button>
        </div>
      </Panel>
    </>
  )
}

const askEvery = 50
const mostAsked = 20

/** The palette or menu it was called from is still closing, and what is not painted yet takes no focus: asked again. */
function useFocus(bubble: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    let asked = 0
    const timer = setInterval(() => {
      bubble.current?.focus()
      asked++
      if (document.activeElement === bubble.current || asked === mostAsked) clearInterval(timer)
    }, askEvery)
    return () => clearInterval(timer)
  }, [bubble, isWanted])
}

/** Sheets of small windows lie over the room: there the tab that opens one is shown instead. */
function useOpenPanel(step: TourStep | undefined, { form, open }: Panels): void {
  const panel = form === 'wide' || form === 'laptop' ? step?.panel : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the step; who closes it may
  useEffect(() => {
    if (panel) open(panel)
  }, [panel])
}

/** Before the planner's own keys, unless a gesture, a field or a dialog waits for it. */
function useEscape(onEnd: () => void): void {
  const { editor } = usePlanner()
  usePageKeys((event) => {
    if (event.key !== 'Escape' || event.isComposing) return
    if (isTyping(event.target) || overlayHasKeys(event.target)) return
    if (editor.state().tool !== 'select' || editor.carries()) return
    event.preventDefault()
    event.stopPropagation()
    onEnd()
  }, 'before')
}

import type { OpenProject } from '@arredo/flows'
import type { PlanFinding } from '@arredo/planning'
import { useEffect, useState } from 'react'
import { useOpenProject } from '../../app/use-project.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import { FindingsList } from './findings-list.tsx'
import { useFindings } from './use-findings.ts'
import styles from './warnings-dialog.module.css'

/** More mending than this is no mending. */
const mostFixes = 100

export function BeforeOfferDialog(props: DialogProps<'beforeOffer'>) {
  const project = useOpenProject()
  const { onAnswer } = props
  // Closed meanwhile: there is nothing to look over any more.
  useEffect(() => {
    if (!project) onAnswer(null)
  }, [project, onAnswer])
  return project && <BeforeOffer {...props} project={project} />
}

/** What stops an offer must be mended, which one button does where it can; all else is for the person to judge. */
function BeforeOffer({ project, onAnswer, frame }: DialogProps<'beforeOffer'> & { project: OpenProject }) {
  const text = useText()
  const [isMending, setIsMending] = useState(false)
  const { findings, list, show, fix } = useFindings(project)
  const stops = findings.filter(isStop)
  // To look for what mends them takes time, and so many would not be mended anyway.
  const canMend = stops.length <= mostFixes && stops.every(({ fix }) => fix?.())
  const left = () => project.lookout.store.getState().findings

  function showIt(finding: PlanFinding) {
    show(finding)
    onAnswer(null)
  }

  async function fixOne(finding: PlanFinding) {
    const isMended = await fix(finding)
    if (isMended && left().length === 0) onAnswer('offer')
  }

  async function mendAndOffer() {
    setIsMending(true)
    for (let fixes = 0; fixes < mostFixes; fixes++) {
      const next = left().find(isStop)
      if (!next) return onAnswer('offer')
      if (!(await fix(next))) break
    }
    setIsMending(false)
  }

  return (
    <DialogFrame
      {...frame}
      title={stops.length > 0 ? text('This cannot be offered yet') : text('Before the offer')}
      description={
        stops.length > 0
          ? text('What stops the offer must be mended first; all else is for you to judge.')
          : text('Nothing here stops the offer. Make it all the same, or look at it first.')
      }
      footer={
        <>
          <Button onClick={() => onAnswer(null)}>{text('Back to the project')}</Button>
          {stops.length === 0 && (
            <Button kind="primary" onClick={() => onAnswer('offer')}>
              {text('Make the offer anyway')}
            </Button>
          )}
          {stops.length > 0 && canMend && (
            <Button kind="primary" busy={isMending} onClick={() => void mendAndOffer()}>
              {text('Mend and make the offer')}
            </Button>
          )}
        </>
      }
    >
      <div ref={list} tabIndex={-1} className={styles.findings}>
        <FindingsList findings={findings} onShow={showIt} onFix={(finding) => void fixOne(finding)} />
      </div>
    </DialogFrame>
  )
}

function isStop({ tier }: PlanFinding): boolean {
  return tier === 'stops'
}

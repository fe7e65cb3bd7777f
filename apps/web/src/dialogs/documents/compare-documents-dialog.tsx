import { loadDocumentSides } from '@arredo/flows'
import { isPriced } from '@arredo/pricing'
import type { Preview } from '@arredo/project'
import { useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useFace } from '../../app/use-project.ts'
import { type ComparedPair, CompareFrame } from '../../comparing/compare-frame.tsx'
import { ComparedSides } from '../../comparing/compared-sides.tsx'
import type { ComparedSide } from '../../comparing/comparison.tsx'
import { useIssues } from '../../documents/use-issues.ts'
import { Button } from '../../ui/button.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'

/** D-267: two documents of one kind: what the one says that the other did not, and what that costs. */
export function CompareDocumentsDialog({ question, frame }: DialogProps<'compareDocuments'>) {
  const app = useApp()
  const text = useText()
  const moment = useMoment()
  const wished = useFace()
  const [pair, setPair] = useState<ComparedPair>([question.left, question.right])
  const issues = useIssues(question.projectId, question.report)

  function sideOf(id: string, design: Preview): ComparedSide {
    const issue = issues.find((each) => each.id === id)
    const origin = issue && text('{{name}}, {{when}}', { name: issue.madeBy, when: moment(issue.madeAt) })
    return { title: issue?.name ?? '', origin: origin ?? '', design }
  }

  return (
    <CompareFrame
      frame={frame}
      footer={<Button onClick={frame.onDismiss}>{text('Close')}</Button>}
      options={issues.map(({ id, name, number }) => ({ value: id, label: number ?? name }))}
      pair={pair}
      onChoose={setPair}
      load={(ids) => loadDocumentSides(app, ids)}
      failed={text('The documents could not be loaded')}
    >
      {(designs) => {
        // What customers read says nothing of the trade's prices.
        const hasWished = designs.every(({ evaluation }) => isPriced(evaluation.prices[wished]))
        const [left, right] = designs
        return (
          <ComparedSides
            left={sideOf(pair[0], left)}
            right={sideOf(pair[1], right)}
            face={hasWished ? wished : 'customer'}
          />
        )
      }}
    </CompareFrame>
  )
}

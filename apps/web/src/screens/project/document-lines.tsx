import type { DocumentListing, OfferListing } from '@arredo/contract'
import type { ReactNode } from 'react'
import { CompareButton } from '../../documents/compare-button.tsx'
import { documentName } from '../../documents/document-name.ts'
import { FileActions } from '../../documents/file-actions.tsx'
import { FileLinks } from '../../documents/file-links.tsx'
import { filesOf } from '../../documents/files-of.ts'
import { MadeState } from '../../documents/made-state.tsx'
import { Button } from '../../ui/button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import { OfferState } from '../offer/offer-state.tsx'
import styles from './project-page.module.css'

export function OfferLine({ offer, earlier }: { offer: OfferListing; earlier: OfferListing | undefined }) {
  const text = useText()
  const money = useMoney()
  const { total, currency } = offer.total
  return (
    <Line name={text('Offer {{number}}', { number: offer.number })} made={offer}>
      <OfferState offer={offer} />
      <strong>{money({ minor: total, currency })}</strong>
      {earlier && (
        <CompareButton projectId={offer.projectId} report="offer" id={offer.id} earlier={earlier} />
      )}
      {offer.document && <FileActions file={offer.document.file} />}
    </Line>
  )
}

type DocumentLineProps = {
  document: DocumentListing
  /** The one of its kind before it. */
  earlier: DocumentListing | undefined
}

export function DocumentLine({ document, earlier }: DocumentLineProps) {
  const text = useText()
  const { pdf, groups } = filesOf(document)
  const name = documentName(document, text)
  return (
    <Line name={name} made={document}>
      <MadeState state={document.state} />
      {earlier && document.projectId !== null && (
        <CompareButton
          {...{ projectId: document.projectId, report: document.report, id: document.id, earlier }}
        />
      )}
      {pdf && (
        <FileActions file={pdf.file}>
          {groups.map((group) => (
            <Popover
              key={group.title}
              title={text(group.title)}
              trigger={
                <Button icon={<group.icon size={16} aria-hidden="true" />}>{text(group.short)}</Button>
              }
            >
              <FileLinks group={group} />
            </Popover>
          ))}
        </FileActions>
      )}
    </Line>
  )
}

type LineProps = {
  name: string
  made: { readonly madeBy: string; readonly madeAt: string }
  children: ReactNode
}

function Line({ name, made: { madeBy, madeAt }, children }: LineProps) {
  const text = useText()
  const moment = useMoment()
  return (
    <li>
      <span className={styles.lineName}>
        {name}
        <span className={styles.lineAbout}>
          {text('{{name}}, {{when}}', { name: madeBy, when: moment(madeAt) })}
        </span>
      </span>
      {children}
    </li>
  )
}

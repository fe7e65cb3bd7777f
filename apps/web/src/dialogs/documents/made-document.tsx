import type { DocumentListing } from '@arredo/contract'
import { findLanguage } from '@arredo/words'
import { useEffect, useRef } from 'react'
import { documentName } from '../../documents/document-name.ts'
import { FileLinks } from '../../documents/file-links.tsx'
import { filesOf } from '../../documents/files-of.ts'
import { MadeState } from '../../documents/made-state.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useText } from '../../words/use-text.ts'
import styles from './made-document.module.css'

/** What was made: its name, whether it is there, and its files for other programs. */
export function MadeDocument({ document }: { document: DocumentListing }) {
  const text = useText()
  const moment = useMoment()
  const name = useRef<HTMLHeadingElement>(null)
  const { groups } = filesOf(document)
  // What was pressed is gone: the keyboard goes on here.
  useEffect(() => name.current?.focus(), [])
  return (
    <div className={styles.made}>
      <h3 ref={name} tabIndex={-1} className={styles.name}>
        {documentName(document, text)}
      </h3>
      <p className={styles.about}>
        {[moment(document.madeAt), findLanguage(document.language)?.name].filter(Boolean).join(', ')}
      </p>
      <output>
        <MadeState state={document.state}>{text('Ready')}</MadeState>
      </output>
      {document.projectId === null && (
        <p className={styles.note}>
          {text('This project was never saved: download the document now, no list keeps it.')}
        </p>
      )}
      {groups.map((group) => (
        <section key={group.title} aria-label={text(group.title)}>
          <h4 className={styles.heading}>{text(group.title)}</h4>
          <FileLinks group={group} />
        </section>
      ))}
    </div>
  )
}

import { designerLink, makeDocument, printMerged } from '@arredo/flows'
import { useEffect, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useOpenProject } from '../../app/use-project.ts'
import { useProfile, useSession } from '../../app/use-session.ts'
import { DocumentStage } from '../../documents/document-stage.tsx'
import { LanguageField } from '../../documents/language-field.tsx'
import { ReportFields } from '../../documents/report-fields.tsx'
import { useLook } from '../../documents/use-look.ts'
import { useReports } from '../../documents/use-reports.ts'
import { whyNot } from '../../documents/why-not.ts'
import { useDownloadPrinted } from '../../downloads/use-download-printed.ts'
import { LoadFailed } from '../../screens/load-failed.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { Link, LinkButton } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import { DocumentFooter } from './document-footer.tsx'
import styles from './documents-dialog.module.css'
import { KindChoice } from './kind-choice.tsx'
import { MadeDocument } from './made-document.tsx'
import { MergedFooter } from './merged-footer.tsx'
import { useChosenKinds } from './use-chosen-kinds.ts'
import { useMaking } from './use-making.ts'

/** What is printed of the open project: which kind, what it is to say, and how it would look. */
export function DocumentsDialog(props: DialogProps<'documents'>) {
  const isOpen = useOpenProject() !== null
  const { onAnswer } = props
  // Closed meanwhile: there is nothing to make a document of any more.
  useEffect(() => {
    if (!isOpen) onAnswer(null)
  }, [isOpen, onAnswer])
  return isOpen && <Documents {...props} />
}

function Documents({ frame, onAnswer }: DialogProps<'documents'>) {
  const app = useApp()
  const text = useText()
  const reports = useReports()
  const { language: spoken } = useSession()
  const isGuest = useProfile()?.kind === 'guest'
  const designer = designerLink(app)
  const [language, setLanguage] = useState(spoken)
  const making = useMaking()
  const { document } = making
  const download = useDownloadPrinted()

  // An offer takes a number and changes the project's status: it has a page of its own.
  const kinds = reports.list.filter(({ name }) => name !== 'offer')
  const chosen = useChosenKinds(kinds)
  const { names, kind, isSeveral } = chosen
  const wish = chosen.wishFor(language)
  const look = useLook(document ? null : wish, (wished) => makeDocument(app, { ...wished, isLook: true }))
  const make = () => void (wish && making.make(wish))

  function downloadMerged() {
    const prints = names.map((value) => ({ value }))
    return download(() => printMerged(app, { prints, answers: chosen.answers, language }))
  }

  function showOffers() {
    onAnswer(null)
    app.ports.navigate('/offerview')
  }

  return (
    <DialogFrame
      {...frame}
      footer={
        isSeveral ? (
          <MergedFooter download={downloadMerged} isRefused={names.length < 2 || look.refusal !== ''} />
        ) : (
          <DocumentFooter {...{ making, make }} isReady={kind !== null} isRefused={look.refusal !== ''} />
        )
      }
    >
      <div className={styles.documents}>
        <div className={styles.choices}>
          {document ? (
            <MadeDocument key={document.id} document={document} />
          ) : kinds.length > 0 ? (
            <>
              <KindChoice kinds={kinds} chosen={names} isSeveral={isSeveral} onChoose={chosen.choose} />
              {/* The call behind it is for who has an account. */}
              {!isGuest && (
                <>
                  <SwitchField
                    label={text('Several in one file')}
                    on={isSeveral}
                    onChange={chosen.chooseSeveral}
                  />
                  <LinkButton className={styles.lone} onClick={showOffers}>
                    {text('Offers')}
                  </LinkButton>
                </>
              )}
              {kind && (
                <ReportFields
                  key={kind.name}
                  fields={kind.fields}
                  answers={chosen.given}
                  onAnswer={chosen.answer}
                />
              )}
              <LanguageField value={language} onChange={setLanguage} />
              {designer && (
                <Link className={styles.lone} to={designer} target="_blank" rel="noreferrer" reloadDocument>
                  {text('Letterhead and documents')}
                </Link>
              )}
            </>
          ) : reports.state === 'failed' ? (
            <LoadFailed
              title={text('The documents could not be loaded')}
              message={reports.message}
              retry={reports.retry}
            />
          ) : (
            <Skeleton height={240} />
          )}
        </div>
        {document ? (
          <DocumentStage
            shown={document.made ? document : look.shown}
            making={document.state === 'making' ? document : null}
            refusal={whyNot(document)}
            retry={make}
          />
        ) : (
          <DocumentStage {...look} />
        )}
      </div>
    </DialogFrame>
  )
}

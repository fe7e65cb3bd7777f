import type { ReportAnswers } from '@arredo/contract'
import { makeDocument } from '@arredo/flows'
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
import { LoadFailed } from '../../screens/load-failed.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import { DocumentFooter } from './document-footer.tsx'
import styles from './documents-dialog.module.css'
import { KindChoice } from './kind-choice.tsx'
import { MadeDocument } from './made-document.tsx'
import { type ReportWish, useMaking } from './use-making.ts'

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
  const text = useText()
  const app = useApp()
  const { ports } = app
  const reports = useReports()
  const { language: spoken } = useSession()
  const isGuest = useProfile()?.kind === 'guest'
  const [chosen, setChosen] = useState<string | null>(null)
  const [language, setLanguage] = useState(spoken)
  const [answers, setAnswers] = useState<Readonly<Record<string, ReportAnswers>>>({})
  const making = useMaking()
  const { document } = making

  // An offer takes a number and changes the project's status: it has a page of its own.
  const kinds = reports.list.filter(({ name }) => name !== 'offer')
  const kind = kinds.find(({ name }) => name === chosen) ?? kinds[0]
  const given = (kind && answers[kind.name]) ?? {}
  const wish: ReportWish | null = kind ? { report: kind.name, answers: given, language } : null
  const look = useLook(document ? null : wish, (wished) => makeDocument(app, { ...wished, isLook: true }))
  const make = () => void (wish && making.make(wish))

  function answer(name: string, value: ReportAnswers[string]) {
    if (kind) setAnswers({ ...answers, [kind.name]: { ...given, [name]: value } })
  }

  function showOffers() {
    onAnswer(null)
    ports.navigate('/offerview')
  }

  return (
    <DialogFrame
      {...frame}
      footer={
        <DocumentFooter {...{ making, make }} isReady={kind !== undefined} isRefused={look.refusal !== ''} />
      }
    >
      <div className={styles.documents}>
        <div className={styles.choices}>
          {document ? (
            <MadeDocument key={document.id} document={document} />
          ) : kind ? (
            <>
              <KindChoice kinds={kinds} chosen={kind.name} onChoose={setChosen} />
              {!isGuest && (
                <LinkButton className={styles.offers} onClick={showOffers}>
                  {text('Offers')}
                </LinkButton>
              )}
              <ReportFields key={kind.name} fields={kind.fields} answers={given} onAnswer={answer} />
              <LanguageField value={language} onChange={setLanguage} />
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

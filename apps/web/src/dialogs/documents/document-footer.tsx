import { FileText } from 'lucide-react'
import { FileActions } from '../../documents/file-actions.tsx'
import { filesOf } from '../../documents/files-of.ts'
import { Button } from '../../ui/button.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './documents-dialog.module.css'
import type { useMaking } from './use-making.ts'

type DocumentFooterProps = {
  making: ReturnType<typeof useMaking>
  make: () => void
  /** Whether it is known what can be made. */
  isReady: boolean
  /** The look at it says why not. */
  isRefused: boolean
}

/** The next step: making it, or taking it home. */
export function DocumentFooter({ making, make, isReady, isRefused }: DocumentFooterProps) {
  const text = useText()
  const { document, isAsking, refusal, leave } = making
  const pdf = document && filesOf(document).pdf
  return (
    <>
      <p className={styles.words} role={refusal ? 'alert' : undefined}>
        {refusal && text(refusal)}
      </p>
      {document ? (
        <>
          <Button onClick={leave}>{text('Make another')}</Button>
          {pdf && <FileActions file={pdf.file} isNext />}
        </>
      ) : (
        <Button
          kind="primary"
          icon={<FileText size={16} aria-hidden="true" />}
          busy={isAsking || !isReady}
          {...(isRefused ? { 'aria-disabled': true } : { onClick: make })}
        >
          {text('Make document')}
        </Button>
      )}
    </>
  )
}

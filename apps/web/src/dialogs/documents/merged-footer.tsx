import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useText } from '../../words/use-text.ts'

type MergedFooterProps = {
  /** Resolves once the file is the person's, or is known not to be had. */
  download: () => Promise<void>
  /** Fewer than two are chosen, or the look at them says why not. */
  isRefused: boolean
}

/** Several documents are taken home as one file. */
export function MergedFooter({ download, isRefused }: MergedFooterProps) {
  const text = useText()
  const [isBusy, setIsBusy] = useState(false)

  async function start() {
    setIsBusy(true)
    await download()
    setIsBusy(false)
  }

  return (
    <Button
      kind="primary"
      icon={<Download size={16} aria-hidden="true" />}
      busy={isBusy}
      {...(isRefused ? { 'aria-disabled': true } : { onClick: () => void start() })}
    >
      {text('Download as one file')}
    </Button>
  )
}

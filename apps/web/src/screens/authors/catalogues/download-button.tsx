import { Download } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../../words/use-text.ts'
import { useDownloadWorkbook } from './use-download-workbook.ts'

export function DownloadButton({
  code,
  hash,
  quiet = false,
}: {
  code: string
  hash?: string
  quiet?: boolean
}) {
  const text = useText()
  const { download, isBusy } = useDownloadWorkbook()
  return (
    <Button
      kind={quiet ? 'quiet' : 'plain'}
      icon={<Download size={16} aria-hidden="true" />}
      busy={isBusy}
      onClick={() => void download(code, hash)}
    >
      {text('Download workbook')}
    </Button>
  )
}

import { usePageTitle } from '../../app/use-page-title.ts'
import { Page, PageHeader } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useText } from '../../words/use-text.ts'
import { LoadFailed } from '../load-failed.tsx'
import { PaperForm } from './paper-form.tsx'
import { usePaper } from './use-paper.ts'

/** D-263: a supervisor's form for whatever a brand prints. */
export function PaperScreen() {
  const text = useText()
  const { state, list, message, retry } = usePaper()
  const [newest] = list
  usePageTitle(text('Letterhead and documents'))
  return (
    <Page>
      <PageHeader
        title={text('Letterhead and documents')}
        about={text('For all documents made from now on; what was made already stays as it is.')}
      />
      {newest ? (
        <PaperForm newest={newest} />
      ) : state === 'failed' ? (
        <LoadFailed title={text('The letterhead could not be loaded')} message={message} retry={retry} />
      ) : (
        <Skeleton height={480} />
      )}
    </Page>
  )
}

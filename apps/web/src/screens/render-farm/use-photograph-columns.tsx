import type { PhotographListing } from '@arredo/contract'
import { isUnfinished } from '@arredo/flows'
import { sentence } from '@arredo/words'
import { Camera, CameraOff } from 'lucide-react'
import { FileImage } from '../../dialogs/photographs/file-image.tsx'
import { useCaption } from '../../dialogs/photographs/use-caption.ts'
import { SecondLine } from '../../ui/second-line.tsx'
import type { Column } from '../../ui/table.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useText } from '../../words/use-text.ts'
import { JobState } from '../jobs/job-state.tsx'
import styles from './render-farm.module.css'

const qualities: Readonly<Record<PhotographListing['quality'], string>> = {
  draft: sentence('Draft'),
  standard: sentence('Standard'),
  fine: sentence('Fine, for print'),
}

export function usePhotographColumns(
  shown: string | undefined,
  onShow: (photograph: PhotographListing) => void,
): readonly Column<PhotographListing>[] {
  const text = useText()
  const caption = useCaption()
  const moment = useMoment()
  return [
    {
      name: text('Photograph'),
      cell: (photograph) => (
        <button
          type="button"
          className={styles.choose}
          aria-pressed={photograph.id === shown}
          onClick={() => onShow(photograph)}
        >
          <span className={styles.thumb}>
            {photograph.preview ? (
              <FileImage file={photograph.preview} alt="" />
            ) : isUnfinished(photograph) ? (
              <Camera size={16} aria-hidden="true" />
            ) : (
              <CameraOff size={16} aria-hidden="true" />
            )}
          </span>
          <span>
            <strong>{caption(photograph)}</strong>
            <SecondLine>{usesOf(photograph)}</SecondLine>
          </span>
        </button>
      ),
    },
    {
      ...{ name: text('Status'), onCard: 'named' },
      cell: (photograph) => <JobState {...photograph} error={photograph.message} />,
    },
    {
      ...{ name: text('Picture size'), onCard: 'named' },
      cell: ({ width, height, quality }) => (
        <>
          {width} × {height}
          <SecondLine>{text(qualities[quality])}</SecondLine>
        </>
      ),
    },
    {
      ...{ name: text('When'), onCard: 'named' },
      cell: ({ askedAt, askedBy }) => (
        <>
          {moment(askedAt)}
          <SecondLine>{askedBy}</SecondLine>
        </>
      ),
    },
  ]

  function usesOf({ isCover, isPicture }: PhotographListing): string {
    return [isCover && text('on the offer’s cover'), isPicture && text('picture of the project')]
      .filter(Boolean)
      .join(', ')
  }
}

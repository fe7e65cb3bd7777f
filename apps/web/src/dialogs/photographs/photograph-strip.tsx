import type { PhotographListing } from '@arredo/contract'
import { isUnfinished } from '@arredo/flows'
import { Camera, CameraOff, FileText, FolderOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useText } from '../../words/use-text.ts'
import { FileImage } from './file-image.tsx'
import styles from './photograph-strip.module.css'
import { useCaption } from './use-caption.ts'

type PhotographStripProps = {
  list: readonly PhotographListing[]
  shown: PhotographListing | null
  /** The drawn view of what would be taken next. */
  next: string | undefined
  /** A view as the planner draws it. */
  drawnOf: (photograph: PhotographListing) => string | undefined
  /** Null: the one that is not taken yet. */
  onLook: (photograph: PhotographListing | null) => void
}

/** What was photographed of this project, newest first, behind the one that is not taken yet. */
export function PhotographStrip({ list, shown, next, drawnOf, onLook }: PhotographStripProps) {
  const text = useText()
  const caption = useCaption()
  return (
    <ul className={styles.strip} aria-label={text('Photographs of this project')}>
      <Tile label={text('New photograph')} isShown={shown === null} onLook={() => onLook(null)}>
        {next && <img className={styles.picture} src={next} alt="" />}
        <Camera className={styles.mark} size={20} aria-hidden="true" />
      </Tile>
      {list.map((photograph) => (
        <Tile
          key={photograph.id}
          label={nameOf(photograph)}
          isShown={photograph.id === shown?.id}
          onLook={() => onLook(photograph)}
        >
          <Thumb photograph={photograph} drawn={drawnOf(photograph)} />
        </Tile>
      ))}
      {list.length === 0 && (
        <li className={styles.none}>{text('Photographs of this project stand here.')}</li>
      )}
    </ul>
  )

  function nameOf(photograph: PhotographListing): string {
    return [
      caption(photograph),
      ...(isUnfinished(photograph) ? [text('being taken')] : []),
      ...(photograph.isCover ? [text('on the offer’s cover')] : []),
      ...(photograph.isPicture ? [text('picture of the project')] : []),
    ].join(', ')
  }
}

function Tile({
  label,
  isShown,
  onLook,
  children,
}: {
  label: string
  isShown: boolean
  onLook: () => void
  children: ReactNode
}) {
  return (
    <li>
      <button
        type="button"
        className={styles.tile}
        aria-label={label}
        aria-pressed={isShown}
        data-tooltip={label}
        onClick={onLook}
      >
        {children}
      </button>
    </li>
  )
}

function Thumb({ photograph, drawn }: { photograph: PhotographListing; drawn: string | undefined }) {
  const text = useText()
  const { file, preview, quality, isCover, isPicture, progress, state } = photograph
  return (
    <>
      {preview && (file || isUnfinished(photograph)) ? (
        <FileImage className={styles.picture} file={preview} alt="" />
      ) : (
        <Unseen {...{ photograph, drawn }} />
      )}
      {quality === 'draft' && <span className={styles.badge}>{text('Draft')}</span>}
      <span className={styles.uses}>
        {isCover && <FileText size={14} aria-hidden="true" />}
        {isPicture && <FolderOpen size={14} aria-hidden="true" />}
      </span>
      {isUnfinished(photograph) && (
        <span className={styles.track}>
          <span
            className={styles.done}
            style={{ inlineSize: `${state === 'queued' ? 0 : Math.round(progress * 100)}%` }}
          />
        </span>
      )}
    </>
  )
}

function Unseen({ photograph, drawn }: { photograph: PhotographListing; drawn: string | undefined }) {
  if (!isUnfinished(photograph)) return <CameraOff className={styles.sign} size={20} aria-hidden="true" />
  return drawn && <img className={classNames(styles.picture, styles.awaited)} src={drawn} alt="" />
}

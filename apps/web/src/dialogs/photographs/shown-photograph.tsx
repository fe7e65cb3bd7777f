import type { PhotographListing } from '@arredo/contract'
import { isUnfinished } from '@arredo/flows'
import { CameraOff, Download, FileText, FolderOpen, Maximize, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { DownloadLink } from '../../downloads/download-link.tsx'
import { useFileAddress } from '../../downloads/use-file-address.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import iconStyles from '../../ui/icon-button.module.css'
import { IconButton } from '../../ui/icon-button.tsx'
import { useText } from '../../words/use-text.ts'
import { FileImage } from './file-image.tsx'
import styles from './picture-place.module.css'
import { useCaption } from './use-caption.ts'

type ShownPhotographProps = {
  photograph: PhotographListing
  /** Its view as the planner draws it, until something of the photograph can be seen. */
  drawn: string | undefined
  onUse: (as: 'cover' | 'picture') => void
  onRemove: () => void
}

/** One photograph large: growing, there, or why there is none. */
export function ShownPhotograph({ photograph, drawn, onUse, onRemove }: ShownPhotographProps) {
  const text = useText()
  const caption = useCaption()
  const place = useRef<HTMLElement>(null)
  const { file, preview, state, message } = photograph
  // Of one that came to nothing the reason is shown, not what could be seen of it before.
  const picture = file ?? (isUnfinished(photograph) ? preview : null)
  return (
    <>
      <figure ref={place} className={styles.place}>
        {picture ? (
          <FileImage className={styles.picture} file={picture} alt={caption(photograph)} />
        ) : isUnfinished(photograph) ? (
          drawn && <img className={classNames(styles.picture, styles.awaited)} src={drawn} alt="" />
        ) : (
          <div className={styles.words}>
            <CameraOff size={28} aria-hidden="true" />
            {message === '' ? text('The photograph could not be taken.') : text(message)}
          </div>
        )}
      </figure>
      <div className={styles.below}>
        {isUnfinished(photograph) ? (
          <Growing photograph={photograph} onCancel={onRemove} />
        ) : (
          <>
            <p className={styles.caption}>{caption(photograph)}</p>
            {state === 'done' && file ? (
              <Uses {...{ photograph, onUse, onRemove }} file={file} place={() => place.current} />
            ) : (
              <Button onClick={onRemove}>{text('Remove')}</Button>
            )}
          </>
        )}
      </div>
    </>
  )
}

function Growing({ photograph, onCancel }: { photograph: PhotographListing; onCancel: () => void }) {
  const text = useText()
  const { ahead, message, progress, state } = photograph
  const isWaiting = state === 'queued'
  const words = isWaiting
    ? ahead > 0
      ? text('{{count}} before it', { count: ahead })
      : text('It begins in a moment')
    : message === ''
      ? text('Being taken')
      : text(message)
  return (
    <>
      <div className={styles.progress}>
        <span className={styles.progressWords}>{words}</span>
        <progress
          className={styles.bar}
          {...(isWaiting ? {} : { value: progress })}
          aria-label={text('Photograph being taken')}
        />
      </div>
      <Button onClick={onCancel}>{text('Cancel')}</Button>
    </>
  )
}

function Uses({
  photograph,
  file,
  place,
  onUse,
  onRemove,
}: Omit<ShownPhotographProps, 'drawn'> & { file: string; place: () => HTMLElement | null }) {
  const text = useText()
  const { address } = useFileAddress(file)

  function showLarge() {
    if (document.fullscreenEnabled) place()?.requestFullscreen().catch(openBeside)
    else openBeside()
  }

  function openBeside() {
    if (address) window.open(address, '_blank', 'noreferrer')
  }

  return (
    <>
      <Button
        className={styles.use}
        size="small"
        icon={<FileText size={16} aria-hidden="true" />}
        aria-pressed={photograph.isCover}
        onClick={() => onUse('cover')}
      >
        {text('On the offer’s cover')}
      </Button>
      <Button
        className={styles.use}
        size="small"
        icon={<FolderOpen size={16} aria-hidden="true" />}
        aria-pressed={photograph.isPicture}
        onClick={() => onUse('picture')}
      >
        {text('Picture of the project')}
      </Button>
      <span className={styles.icons}>
        <IconButton label={text('Show large')} icon={<Maximize aria-hidden="true" />} onClick={showLarge} />
        {address && (
          <DownloadLink
            className={iconStyles.iconButton}
            address={address}
            aria-label={text('Download')}
            data-tooltip={text('Download')}
          >
            <Download aria-hidden="true" />
          </DownloadLink>
        )}
        <IconButton label={text('Remove')} icon={<Trash2 aria-hidden="true" />} onClick={onRemove} />
      </span>
    </>
  )
}

import type { ProjectListing } from '@arredo/contract'
import { ImageOff } from 'lucide-react'
import { useApp } from '../../app/app-context.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useText } from '../../words/use-text.ts'
import { isAwaitingPicture } from './awaiting-picture.ts'
import styles from './project-picture.module.css'
import { usePicture } from './use-picture.ts'

/** the room as it was last saved, a loader while it comes, a placeholder where there is none. */
export function ProjectPicture({ project }: { project: ProjectListing }) {
  const text = useText()
  const { clock } = useApp().ports
  const { address, isLoading } = usePicture(project)
  if (address) {
    // The row is named by the project; the picture says nothing that its name does not.
    return (
      <span className={styles.picture}>
        <img className={styles.shown} src={address} alt="" decoding="async" />
      </span>
    )
  }
  return isLoading || isAwaitingPicture(project, clock.now()) ? (
    <span className={styles.picture}>
      <Spinner />
    </span>
  ) : (
    <span
      className={styles.picture}
      role="img"
      aria-label={text('Missing image')}
      title={text('Missing image')}
    >
      <ImageOff size={20} aria-hidden="true" />
    </span>
  )
}

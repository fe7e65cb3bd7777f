import type { ProjectListing } from '@arredo/contract'
import { useApp } from '../../app/app-context.tsx'
import { MissingImage } from '../../pictures/missing-image.tsx'
import { PictureLoader } from '../../pictures/picture-loader.tsx'
import { isAwaitingPicture } from './awaiting-picture.ts'
import styles from './project-picture.module.css'
import { usePicture } from './use-picture.ts'

/** the room as it was last saved, a loader while it comes, a placeholder where there is none. */
export function ProjectPicture({ project }: { project: ProjectListing }) {
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
  const isAwaited = isLoading || isAwaitingPicture(project, clock.now())
  return <span className={styles.picture}>{isAwaited ? <PictureLoader /> : <MissingImage />}</span>
}

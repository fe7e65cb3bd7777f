import type { ProjectListing } from '@arredo/contract'
import { useApp } from '../../app/app-context.tsx'
import { MissingImage } from '../../pictures/missing-image.tsx'
import { PictureLoader } from '../../pictures/picture-loader.tsx'
import { useText } from '../../words/use-text.ts'
import { isAwaitingPicture } from '../projects/awaiting-picture.ts'
import { usePicture } from '../projects/use-picture.ts'
import styles from './project-page.module.css'

type Pictured = Pick<ProjectListing, 'id' | 'name' | 'revision' | 'savedAt' | 'picture'>

/** The room as it was saved last, as large as the page has room for. */
export function RoomPicture({ project }: { project: Pictured }) {
  const text = useText()
  const { clock } = useApp().ports
  const { address, isLoading } = usePicture(project)
  if (address) {
    return (
      <div className={styles.picture}>
        <img src={address} alt={text('Picture of {{name}}', { name: project.name })} decoding="async" />
      </div>
    )
  }
  const isAwaited = isLoading || isAwaitingPicture(project, clock.now())
  return <div className={styles.picture}>{isAwaited ? <PictureLoader /> : <MissingImage isLarge />}</div>
}

import type { ProjectListing } from '@arredo/contract'
import { Badge } from '../../ui/badge.tsx'
import { RowTarget } from '../../ui/row-target.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './project-name.module.css'
import { ProjectPicture } from './project-picture.tsx'
import { useOpenStored } from './use-open-stored.ts'

/** Its picture and name, and the way into it. */
export function ProjectName({ project }: { project: ProjectListing }) {
  const text = useText()
  const { open, isOpening } = useOpenStored()
  return (
    <div className={styles.project}>
      <ProjectPicture project={project} />
      <div className={styles.words}>
        <RowTarget isBusy={isOpening} onClick={() => void open(project.id)}>
          {project.name}
        </RowTarget>
        <div className={styles.about}>
          {project.isSample && <Badge kind="faint">{text('Sample')}</Badge>}
          {isOpening ? <Spinner /> : text('{{count}} articles', { count: project.articleCount })}
        </div>
      </div>
    </div>
  )
}

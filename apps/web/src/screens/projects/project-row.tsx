import type { ProjectListing } from '@arredo/contract'
import { statusNames } from '@arredo/flows'
import { Spinner } from '../../ui/spinner.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import styles from './project-list.module.css'
import { ProjectPicture } from './project-picture.tsx'
import { useOpenStored } from './use-open-stored.ts'

export function ProjectRow({ project }: { project: ProjectListing }) {
  const text = useText()
  const money = useMoney()
  const moment = useMoment()
  const { open, isOpening } = useOpenStored()

  return (
    <tr className={styles.row}>
      <td>
        <div className={styles.named}>
          <ProjectPicture project={project} />
          <div>
            <button
              type="button"
              className={styles.open}
              aria-busy={isOpening || undefined}
              onClick={() => void open(project.id)}
            >
              {project.name}
            </button>
            {project.isSample && <span className={styles.sample}>{text('Sample')}</span>}
            <span className={styles.count}>
              {isOpening ? <Spinner /> : text('{{count}} articles', { count: project.articleCount })}
            </span>
          </div>
        </div>
      </td>
      <td className={styles.customer}>{project.customer ?? '–'}</td>
      <td className={styles.status}>
        <StatusChip status={project.status} label={text(statusNames[project.status])} />
      </td>
      <td className={styles.number}>
        {project.price ? (
          <>
            {money({ minor: project.price.total, currency: project.price.currency })}
            <span className={styles.count}>
              {project.price.withVat ? text('with VAT') : text('without VAT')}
            </span>
          </>
        ) : (
          '–'
        )}
      </td>
      <td className={styles.saved}>
        {moment(project.savedAt)}
        <span className={styles.count}>{project.savedBy}</span>
      </td>
    </tr>
  )
}

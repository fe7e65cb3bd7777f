import { DownloadLink } from '../downloads/download-link.tsx'
import { useFileAddress } from '../downloads/use-file-address.ts'
import { buttonLook } from '../ui/button.tsx'
import styles from './file-links.module.css'
import type { FileGroup, MadeFile } from './files-of.ts'

/** Files of a document for other programs, each by its name. */
export function FileLinks({ group: { files, icon } }: { group: FileGroup }) {
  return (
    <ul className={styles.files}>
      {files.map((made) => (
        <li key={made.file}>
          <FileLink made={made} icon={icon} />
        </li>
      ))}
    </ul>
  )
}

function FileLink({ made: { file, name }, icon: Icon }: { made: MadeFile; icon: FileGroup['icon'] }) {
  const { address } = useFileAddress(file)
  if (address === null) return null
  return (
    <DownloadLink
      className={`${buttonLook({ kind: 'quiet', size: 'small' })} ${styles.file}`}
      address={address}
    >
      <Icon size={16} aria-hidden="true" />
      {name}
    </DownloadLink>
  )
}

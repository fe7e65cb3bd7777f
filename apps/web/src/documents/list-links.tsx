import { FileSpreadsheet } from 'lucide-react'
import { DownloadLink } from '../downloads/download-link.tsx'
import { useFileAddress } from '../downloads/use-file-address.ts'
import { buttonLook } from '../ui/button.tsx'
import type { MadeFile } from './files-of.ts'
import styles from './list-links.module.css'

/** The lists of a document as files for spreadsheets. */
export function ListLinks({ lists }: { lists: readonly MadeFile[] }) {
  return (
    <ul className={styles.lists}>
      {lists.map((list) => (
        <li key={list.file}>
          <ListLink list={list} />
        </li>
      ))}
    </ul>
  )
}

function ListLink({ list: { file, name } }: { list: MadeFile }) {
  const { address } = useFileAddress(file)
  if (address === null) return null
  return (
    <DownloadLink
      className={`${buttonLook({ kind: 'quiet', size: 'small' })} ${styles.list}`}
      address={address}
    >
      <FileSpreadsheet size={16} aria-hidden="true" />
      {name}
    </DownloadLink>
  )
}

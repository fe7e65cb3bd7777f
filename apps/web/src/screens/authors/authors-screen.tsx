import { useParams } from 'react-router'
import { CataloguesPage } from './catalogues-page.tsx'
import { HistoryPage } from './history-page.tsx'
import { VersionPage } from './version-page.tsx'

/** For people with the right `catalogue`: what is sold, a version before it is sold, and what was sold. */
export function AuthorsScreen() {
  const { page, name = '' } = useParams()
  if (page === 'version') return <VersionPage key={name} hash={name} />
  if (page === 'history') return <HistoryPage key={name} code={name} />
  return <CataloguesPage />
}

import { useParams } from 'react-router'
import { CataloguesPage } from './catalogues/catalogues-page.tsx'
import { HistoryPage } from './releases/history-page.tsx'
import { VersionPage } from './releases/version-page.tsx'

/** For people with the right `catalogue`: what is sold, a version before it is sold, and what was sold. */
export function AuthorsScreen() {
  const { page, name = '' } = useParams()
  if (page === 'version') return <VersionPage key={name} hash={name} />
  if (page === 'history') return <HistoryPage key={name} code={name} />
  return <CataloguesPage />
}

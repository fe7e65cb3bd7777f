import {
  type EntryName,
  hasHistory,
  mayPhotograph,
  type OpenProject,
  type RailEntry,
  railEntries,
  routeShownAt,
} from '@arredo/flows'
import {
  BookOpen,
  Box,
  Briefcase,
  Camera,
  CircleHelp,
  FileText,
  FolderOpen,
  History,
  List,
  type LucideIcon,
  Package,
  PencilRuler,
  ScrollText,
  Search,
  Sofa,
  Sparkles,
  User,
  Users,
} from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { useApp } from '../app/app-context.tsx'
import { useOpenProject } from '../app/use-project.ts'
import { useProfile } from '../app/use-session.ts'
import { useText } from '../words/use-text.ts'
import { BrandMenu } from './brand-menu.tsx'
import { Notifications } from './notifications/notifications.tsx'
import { PersonMenu } from './person-menu.tsx'
import styles from './rail.module.css'

const icons: Readonly<Record<EntryName, LucideIcon>> = {
  projects: FolderOpen,
  itemsearch: Search,
  configurator3d: Box,
  configurator2d: PencilRuler,
  configuratorwizard: Sofa,
  offerview: FileText,
  jobview: Briefcase,
  summary: List,
  customerinfo: User,
  customers: Users,
  projectlog: History,
  logs: ScrollText,
  renderfarm: Sparkles,
  package: Package,
  catalogues: BookOpen,
}

/** Who works, and what they are told, is at its foot unless a line above the page says it. */
export function Rail({ isPersonAbove }: { isPersonAbove: boolean }) {
  const text = useText()
  const { config } = useApp()
  const entries = useRailEntries()
  const route = routeShownAt(useLocation().pathname)
  return (
    <nav className={styles.rail} aria-label={text('Main')}>
      <BrandMenu side="inline-end" />
      <ul className={styles.entries}>
        {entries.map((entry) => {
          const isHere = route !== null && entry.isLitOn(route)
          const Icon = icons[entry.route]
          return (
            <li key={entry.route}>
              <Link
                to={entry.path}
                className={styles.entry}
                aria-current={isHere ? 'page' : undefined}
                aria-disabled={!entry.isEnabled || undefined}
                onClick={(event) => !entry.isEnabled && event.preventDefault()}
              >
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                {text(entry.label)}
              </Link>
            </li>
          )
        })}
        {route?.isPhotographed && <PhotographEntry />}
      </ul>
      <div className={styles.foot}>
        {config.supportUrl && (
          <a className={styles.entry} href={config.supportUrl} target="_blank" rel="noreferrer">
            <CircleHelp size={20} aria-hidden="true" />
            {text('Help')}
          </a>
        )}
        {!isPersonAbove && (
          <>
            <Notifications side="inline-end" />
            <PersonMenu side="inline-end" />
          </>
        )}
      </div>
    </nav>
  )
}

/** a button of the room in 3D, not a place to go to. */
function PhotographEntry() {
  const text = useText()
  const { dialogs } = useApp()
  const project = useOpenProject()
  if (!mayPhotograph(useProfile()) || !project) return null
  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        aria-haspopup="dialog"
        onClick={() => void dialogs.ask('photographs', {})}
      >
        <Camera size={20} strokeWidth={1.75} aria-hidden="true" />
        {text('Photograph')}
      </button>
    </li>
  )
}

function useRailEntries(): readonly RailEntry[] {
  const { config } = useApp()
  const profile = useProfile()
  const project = useOpenProject()
  const onChange = project?.desk.subscribe ?? neverChanges
  const isBegun = useSyncExternalStore(onChange, () => project !== null && hasHistory(project))
  const hasRows = useSyncExternalStore(onChange, () => project !== null && holdsRows(project))
  return railEntries({
    ...{ config, profile },
    project: project && { id: project.id, hasHistory: isBegun, hasRows },
  })
}

function holdsRows({ desk }: OpenProject): boolean {
  return Object.keys(desk.current().document.rows).length > 0
}

function neverChanges(): () => void {
  return () => {}
}

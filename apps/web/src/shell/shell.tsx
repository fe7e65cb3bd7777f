import { isPlannerPath, type Route } from '@arredo/flows'
import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useApp } from '../app/app-context.tsx'
import { DialogHost } from '../dialogs/dialog-host.tsx'
import { classNames } from '../ui/class-names.ts'
import { useText } from '../words/use-text.ts'
import { MaintenanceNotice } from './maintenance/maintenance-notice.tsx'
import { NoticeCorner } from './notice-corner.tsx'
import { Rail } from './rail.tsx'
import styles from './shell.module.css'
import { shellOf } from './shells.ts'
import { TopStrip } from './top-strip.tsx'

/** Rail, screen, dialogs, notices, and what a set of screens has above and below. In a frame only the screen (H-02). */
export function Shell({ route, children }: { route: Route; children: ReactNode }) {
  const text = useText()
  const { config, ports } = useApp()
  const { Head, Foot } = shellOf(config.screens)
  const { pathname } = useLocation()
  const isNarrow = useIsNarrow()
  const isFramed = ports.display !== 'site'
  const hasRail = route.hasRail && !isFramed && !isNarrow
  // what has no rail has no header either. The planner fills the window and brings its own bar.
  const hasBar = route.hasRail && !isFramed && !isPlannerPath(pathname)
  const hasHead = Head !== null && hasBar && hasRail

  return (
    <div className={classNames(styles.shell, hasRail && styles.withRail)}>
      <a className={styles.skip} href="#content">
        {text('Skip to the content')}
      </a>
      {hasRail && <Rail isPersonAbove={hasHead} />}
      {!isFramed && <MaintenanceNotice />}
      {hasHead && (
        <Suspense fallback={<div className={styles.headToCome} />}>
          <Head />
        </Suspense>
      )}
      {hasBar && !hasRail && <TopStrip />}
      <div id="content" tabIndex={-1} className={styles.content}>
        <Suspense fallback={<p className={styles.loading}>{text('Loading…')}</p>}>{children}</Suspense>
      </div>
      {Foot && !isFramed && <Foot />}
      <DialogHost />
      <NoticeCorner />
    </div>
  )
}

const narrow = '(width < 600px)'

/** Extra-small screens: no rail. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(narrow).matches)
}

function subscribe(listener: () => void): () => void {
  const list = matchMedia(narrow)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

import { routeOfPath } from '@arredo/flows'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useApp } from '../../app/app-context.tsx'
import { usePageTitle } from '../../app/use-page-title.ts'
import { BrandMark } from '../../shell/brand-mark.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './alone-screen.module.css'

/** One thing to do or read on a page of its own; where the page has no rail the brand's mark leads home. */
export function AloneScreen({
  title,
  isWide = false,
  children,
}: {
  title: string
  isWide?: boolean
  children: ReactNode
}) {
  const { config, ports } = useApp()
  const { pathname } = useLocation()
  const isMarked = ports.display === 'site' && !routeOfPath(pathname)?.hasRail
  usePageTitle(title)
  return (
    <main className={classNames(styles.screen, isWide && styles.wide)}>
      {isMarked && (
        <Link to="/home" kind="quiet" className={styles.brand}>
          <BrandMark />
          {config.name}
        </Link>
      )}
      <Panel className={styles.panel} aria-labelledby="alone-title">
        <h1 id="alone-title" className={styles.title}>
          {title}
        </h1>
        {children}
      </Panel>
    </main>
  )
}

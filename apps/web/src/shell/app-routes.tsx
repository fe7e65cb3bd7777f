import {
  guardRoute,
  mayEnter,
  mustAskBeforeLeaving,
  newProjectPath,
  projectAt,
  type RouteName,
  type Route as RouteRow,
  routeNamed,
  routes,
} from '@arredo/flows'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { useApp } from '../app/app-context.tsx'
import { useProfile } from '../app/use-session.ts'
import type { Reports } from '../outside/errors.ts'
import type { Navigation } from '../outside/navigation.ts'
import { findScreens } from '../screens/find-screens.ts'
import { lazyScreen, screenSets } from '../screens/screen-registry.ts'
import { usePageKeys } from '../ui/use-page-keys.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Shell } from './shell.tsx'

/** Every part of the interface in all its states, no data behind it; no production build has it. */
const Gallery = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('../screens/gallery/gallery-screen.tsx')).GalleryScreen }))
  : null

const ProjectAddress = lazy(async () => ({ default: (await import('./project-address.tsx')).ProjectAddress }))

type ShownScreen = { readonly route: RouteRow; readonly path: string; readonly shows: RouteName }

const shownScreens: readonly ShownScreen[] = [
  ...routes.map((route) => ({ route, path: route.path, shows: route.name })),
  // A-14, D-74: a new project begins in its room.
  { route: routeNamed('itemsearch'), path: newProjectPath, shows: 'configurator3d' },
]

export function AppRoutes({ navigation, reports }: { navigation: Navigation; reports: Reports }) {
  const { config, ports } = useApp()
  const navigate = useNavigate()
  const arrived = useRef(false)
  useLeaveWarning()
  useSaveWhenOnline()
  useLogsKey()
  useEffect(() => navigation.attach((path) => void navigate(path)), [navigation, navigate])

  const screens = useMemo(() => {
    const screenOf = findScreens(config.screens, screenSets, ports.log)
    return shownScreens.flatMap(({ shows, ...at }) => {
      const load = screenOf(shows)
      return load ? [{ ...at, Screen: lazyScreen(load, ports.log) }] : []
    })
  }, [config.screens, ports.log])

  return (
    <Routes>
      <Route path="/" element={<Navigate to="/home" replace />} />
      {Gallery && (
        <Route
          path="/gallery"
          element={
            <Suspense>
              <Gallery />
            </Suspense>
          }
        />
      )}
      {screens.map(({ route, path, Screen }) => (
        <Route
          key={path}
          path={path}
          element={
            <Guarded route={route} arrived={arrived}>
              {/* The shell stays, and every other address with it. */}
              <ErrorBoundary key={path} log={ports.log} reports={reports}>
                <Screen view={route.room ?? '3d'} />
              </ErrorBoundary>
            </Guarded>
          }
        />
      ))}
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  )
}

function Guarded({
  route,
  arrived,
  children,
}: {
  route: RouteRow
  arrived: { current: boolean }
  children: ReactNode
}) {
  const { config, ports, project } = useApp()
  const profile = useProfile()
  const isOpen = useStore(project, ({ open }) => open !== null)
  const { pathname, search } = useLocation()
  const path = `${pathname}${search}`
  const passage = guardRoute({
    ...{ route, path, profile },
    isFirst: !arrived.current,
    screens: config.screens,
    display: ports.display,
  })
  useEffect(() => {
    if (passage.pass) arrived.current = true
  }, [passage.pass, arrived])

  if (!passage.pass) return <Navigate to={passage.to} replace />

  // In a host's frame the address is the host's.
  const isOurs = ports.display === 'site'
  const isNamed = isOurs && projectAt(path) !== null
  return (
    <Shell route={route}>
      {(isOpen || !isNamed) && children}
      {isOurs && (isOpen || isNamed) && (
        <Suspense>
          <ProjectAddress path={path} />
        </Suspense>
      )}
    </Shell>
  )
}

/** Whoever may not read them stays where they are. */
function useLogsKey(): void {
  const { config, ports, session } = useApp()
  usePageKeys((event) => {
    const isMeant = event.ctrlKey && event.altKey && event.code === 'KeyS'
    if (!isMeant || !mayEnter(routeNamed('logs'), session.getState().profile, config.screens)) return
    event.preventDefault()
    ports.navigate('/logs')
  })
}

/** On closing the tab the browser asks in its own words (D-40). */
function useLeaveWarning(): void {
  const app = useApp()
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (mustAskBeforeLeaving(app)) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [app])
}

/** The browser says when a network came back; what waits for one need not wait for its next turn. */
function useSaveWhenOnline(): void {
  const app = useApp()
  useEffect(() => {
    const save = async () => {
      if (app.project.getState().open?.attempt.kind !== 'unanswered') return
      const { saveWhatWaits } = await import('../app/project-flows.ts')
      await saveWhatWaits(app)
    }
    window.addEventListener('online', save)
    return () => window.removeEventListener('online', save)
  }, [app])
}

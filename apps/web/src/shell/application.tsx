import type { App } from '@arredo/flows'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { BrowserRouter } from 'react-router'
import { AppProvider } from '../app/app-context.tsx'
import type { Reports } from '../outside/errors.ts'
import type { Navigation } from '../outside/navigation.ts'
import { TooltipLayer } from '../ui/tooltip-layer.tsx'
import { useLanguage } from '../words/use-language.ts'
import { AppRoutes } from './app-routes.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

type Props = { app: App; navigation: Navigation; reports: Reports }

export function Application({ app, navigation, reports }: Props) {
  const { direction } = useLanguage()
  const [queries] = useState(openQueries)
  return (
    <AppProvider value={app}>
      <CSPProvider disableStyleElements>
        <DirectionProvider direction={direction}>
          <QueryClientProvider client={queries}>
            <ErrorBoundary log={app.ports.log} reports={reports}>
              <BrowserRouter>
                <AppRoutes navigation={navigation} reports={reports} />
              </BrowserRouter>
              <TooltipLayer />
            </ErrorBoundary>
          </QueryClientProvider>
        </DirectionProvider>
      </CSPProvider>
    </AppProvider>
  )
}

/** Without a network a query waits in silence by default; ours fail in words, and ask again when it is back. */
function openQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnReconnect: true } },
  })
}

import type { App } from '@arredo/flows'
import { createContext, useContext } from 'react'

const AppContext = createContext<App | null>(null)

export const AppProvider = AppContext.Provider

export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('useApp outside of the application')
  return app
}

import { useEffect } from 'react'
import { useApp } from './app-context.tsx'

/** What the tab and a screen reader call the page: the screen's name, then the brand's. */
export function usePageTitle(title: string | null): void {
  const { name } = useApp().config
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name
  }, [title, name])
}

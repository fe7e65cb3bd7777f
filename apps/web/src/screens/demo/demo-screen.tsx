import { type DemoWish, demoNeedsLogin, openDemo } from '@arredo/flows'
import { useLocation, useParams } from 'react-router'
import { useApp } from '../../app/app-context.tsx'
import { usePageTitle } from '../../app/use-page-title.ts'
import { hostOutside } from '../../outside/host-outside.ts'
import { useText } from '../../words/use-text.ts'
import { OnTheWay, useOnTheWay } from '../on-the-way.tsx'

/** The way into a room without a word asked. */
export function DemoScreen() {
  const app = useApp()
  const text = useText()
  const wish: DemoWish = useParams()
  const { pathname } = useLocation()
  usePageTitle(text('Demo'))
  const refusal = useOnTheWay(async () => {
    const opened = await openDemo({ app, outside: hostOutside(app) }, wish)
    if (opened.ok) return null
    if (opened.message !== demoNeedsLogin) return opened.message
    app.ports.navigate(`/home?redirectFrom=${encodeURIComponent(pathname)}`)
    return null
  })
  return (
    <OnTheWay
      waiting={text('Your room is being furnished…')}
      refused={text('The demo could not be opened')}
      refusal={refusal}
    />
  )
}

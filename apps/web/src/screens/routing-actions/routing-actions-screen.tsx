import { type App, type DemoWish, demoNeedsLogin, namedAction, openDemo } from '@arredo/flows'
import { sentence } from '@arredo/words'
import { useLocation, useMatch, useParams } from 'react-router'
import { usePageTitle } from '../../app/use-page-title.ts'
import { hostOutside } from '../../outside/host-outside.ts'
import { useText } from '../../words/use-text.ts'
import { OnTheWay, useOnTheWay } from '../on-the-way.tsx'

const demoWords = {
  title: sentence('Demo'),
  waiting: sentence('Your room is being furnished…'),
  refused: sentence('The demo could not be opened'),
}

const actionWords = {
  title: sentence('One moment…'),
  waiting: sentence('One moment…'),
  refused: sentence('This could not be opened'),
}

/** leads from an address to what it asks for, a room to try (D-57) or something by name (D-56). */
export function RoutingActionsScreen() {
  const text = useText()
  const wish: DemoWish = useParams()
  const { pathname, search } = useLocation()
  const isDemo = useMatch('/demo/*') !== null
  const { title, waiting, refused } = isDemo ? demoWords : actionWords
  usePageTitle(text(title))
  const refusal = useOnTheWay((app) =>
    isDemo ? furnish(app, wish, pathname) : perform(app, `${pathname}${search}`, () => text('New project')),
  )
  return <OnTheWay waiting={text(waiting)} refused={text(refused)} refusal={refusal} />
}

/** The way into a room without a word asked. */
async function furnish(app: App, wish: DemoWish, path: string): Promise<string | null> {
  const opened = await openDemo({ app, outside: hostOutside(app) }, wish)
  if (opened.ok) return null
  if (opened.message !== demoNeedsLogin) return opened.message

  app.ports.navigate(`/home?redirectFrom=${encodeURIComponent(path)}`)
  return null
}

async function perform(app: App, path: string, newProjectName: () => string): Promise<string | null> {
  const { performAction } = await import('../../app/project-flows.ts')
  const performed = await performAction(app, namedAction(path), { newProjectName })
  if (performed.ok) return null
  // Who waved a question away is not told that nothing came of it.
  if (performed.message !== 'Operation cancelled' && performed.message !== 'Project not saved') {
    return performed.message
  }
  app.ports.navigate('/home')
  return null
}

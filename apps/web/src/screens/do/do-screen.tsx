import { namedAction } from '@arredo/flows'
import { useLocation } from 'react-router'
import { useApp } from '../../app/app-context.tsx'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useText } from '../../words/use-text.ts'
import { OnTheWay, useOnTheWay } from '../on-the-way.tsx'

/** Leads from an address to what it asks for (D-56). */
export function DoScreen() {
  const app = useApp()
  const text = useText()
  const { pathname, search } = useLocation()
  const path = `${pathname}${search}`
  usePageTitle(text('One moment…'))
  const refusal = useOnTheWay(async () => {
    const { performAction } = await import('../../app/project-flows.ts')
    const performed = await performAction(app, namedAction(path), {
      newProjectName: () => text('New project'),
    })
    if (performed.ok) return null
    // Who waved a question away is not told that nothing came of it.
    if (performed.message !== 'Operation cancelled' && performed.message !== 'Project not saved') {
      return performed.message
    }
    app.ports.navigate('/home')
    return null
  })
  return (
    <OnTheWay waiting={text('One moment…')} refused={text('This could not be opened')} refusal={refusal} />
  )
}

import { Compass } from 'lucide-react'
import { useText } from '../../words/use-text.ts'
import { DeadEnd } from '../dead-end.tsx'

export function NotFoundScreen() {
  const text = useText()
  return (
    <DeadEnd
      icon={<Compass aria-hidden="true" />}
      title={text('This page does not exist')}
      hint={text('The address may be mistyped, or the page has moved. Your open project is still here.')}
    />
  )
}

import { Hammer } from 'lucide-react'
import { useText } from '../../words/use-text.ts'
import { DeadEnd } from '../dead-end.tsx'

/** A route of the specification whose screen is not built: nothing leads here but its address. */
export function NotYetScreen() {
  const text = useText()
  return (
    <DeadEnd
      icon={<Hammer aria-hidden="true" />}
      title={text('Not available yet')}
      hint={text('This part of the application is still being built.')}
    />
  )
}

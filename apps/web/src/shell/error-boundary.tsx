import type { Log } from '@arredo/flows'
import { Component, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useText } from '../words/use-text.ts'

type Props = { log: Log; children: ReactNode }

/** A bug in one screen must not leave an empty page behind. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    this.props.log.error('A screen failed', error)
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return <Failed />
  }
}

function Failed() {
  const text = useText()
  return (
    <main>
      <EmptyState
        level={1}
        title={text('Something went wrong')}
        hint={text('This part of the application stopped working. Reload the page to go on.')}
        action={
          <Button kind="primary" onClick={() => window.location.reload()}>
            {text('Reload the page')}
          </Button>
        }
      />
    </main>
  )
}

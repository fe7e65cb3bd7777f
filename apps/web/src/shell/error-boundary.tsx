import type { Log } from '@arredo/flows'
import { Component, type ReactNode } from 'react'
import type { Reports } from '../outside/errors.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useText } from '../words/use-text.ts'

type Props = { log: Log; reports: Reports; children: ReactNode }
type State = { hasFailed: boolean; id: string | null }

/** A bug in one screen must not leave an empty page behind. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, id: null }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.setState({ id: this.props.reports.error(error, 'screen') })
    this.props.log.error('A screen failed', error)
  }

  override render() {
    return this.state.hasFailed ? <Failed id={this.state.id} /> : this.props.children
  }
}

function Failed({ id }: { id: string | null }) {
  const text = useText()
  return (
    <main>
      <EmptyState
        level={1}
        title={text('Something went wrong')}
        hint={text('This part of the application stopped working. Reload the page to go on.')}
        action={
          <>
            <Button kind="primary" onClick={() => window.location.reload()}>
              {text('Reload the page')}
            </Button>
            {id && <p>{text('If you ask for help, name this number: {{id}}', { id })}</p>}
          </>
        }
      />
    </main>
  )
}

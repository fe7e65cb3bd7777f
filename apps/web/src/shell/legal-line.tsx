import { useApp } from '../app/app-context.tsx'
import { Link } from '../ui/link.tsx'
import { useText } from '../words/use-text.ts'

/** Whose page it is; with brands that ask people for consent also what is kept of them. */
export function LegalLine() {
  const text = useText()
  const { legalLine, customerConsent } = useApp().config
  return (
    <>
      {legalLine}
      {customerConsent && (
        <>
          {' · '}
          <Link kind="quiet" to="/gdprprivacy">
            {text('Privacy')}
          </Link>
        </>
      )}
    </>
  )
}

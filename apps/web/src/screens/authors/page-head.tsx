import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { usePageTitle } from '../../app/use-page-title.ts'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './page-head.module.css'

/** A page below the list: the way back, its name, what can be done. A keyboard or a reader begins at its name. */
export function PageHead({
  title,
  state,
  children,
}: {
  title: string
  state?: ReactNode
  children?: ReactNode
}) {
  const text = useText()
  usePageTitle(title)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <PageHeader
      title={title}
      titleRef={heading}
      beside={state}
      above={
        <Link kind="quiet" to="/catalogues">
          <ArrowLeft size={16} aria-hidden="true" className={styles.arrow} />
          {text('Catalogues')}
        </Link>
      }
    >
      {children}
    </PageHeader>
  )
}

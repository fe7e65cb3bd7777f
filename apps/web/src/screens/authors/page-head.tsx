import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
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
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <header className={styles.head}>
      <Link className={styles.back} to="/catalogues">
        <ArrowLeft size={16} aria-hidden="true" />
        {text('Catalogues')}
      </Link>
      <div className={styles.line}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {state}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </header>
  )
}

import type { ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import styles from './page.module.css'

/** A screen that is read from top to bottom, in the middle of the window. */
export function Page({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <main className={classNames(styles.page, className)}>{children}</main>
}

/** What the page is, and beside it what can be done there. */
export function PageHeader({
  title,
  titleRef,
  above,
  beside,
  about,
  children,
}: {
  title: string
  /** For a page that a keyboard or a reader begins at its name. */
  titleRef?: Ref<HTMLHeadingElement>
  above?: ReactNode
  beside?: ReactNode
  about?: ReactNode
  children?: ReactNode
}) {
  return (
    <header className={styles.header}>
      {above}
      <div className={styles.line}>
        <div className={styles.heading}>
          <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles.title}>
            {title}
          </h1>
          {beside}
          {about && <p className={styles.about}>{about}</p>}
        </div>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </header>
  )
}

import styles from './show-failure.module.css'

/** Without a configuration there is no brand, no language and no application: plain words only. */
export function showFailure(root: HTMLElement, message: string): void {
  const notice = document.createElement('p')
  notice.role = 'alert'
  notice.className = styles.failure ?? ''
  notice.textContent = message
  root.replaceChildren(notice)
}

import { LegalLine } from '../../shell/legal-line.tsx'
import styles from './legal-foot.module.css'

/** at the foot of every page; in a host's page the foot is the host's (H-02). */
export function LegalFoot() {
  return (
    <footer className={styles.foot}>
      <p>
        <LegalLine />
      </p>
    </footer>
  )
}

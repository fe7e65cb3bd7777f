import { X } from 'lucide-react'
import { classNames } from './class-names.ts'
import styles from './toasts.module.css'

export type Toast = {
  id: string
  message: string
  kind: 'notice' | 'error'
  color: 'black' | 'primary' | 'error'
  position: ToastPosition
  transition: 'slide' | 'fade'
  /** On its way out, kept for the length of its motion. */
  leaving: boolean
  action?: { label: string; run: () => void }
}

export type ToastPosition = `${'top' | 'bottom'}-${'left' | 'right'}`

const usual: ToastPosition = 'bottom-left'

type ToastsProps = {
  label: string
  closeLabel: string
  toasts: readonly Toast[]
  onClose: (id: string) => void
}

/** The corners where the app speaks up. The usual one is always there, or screen readers miss the first one. */
export function Toasts({ label, toasts, ...rest }: ToastsProps) {
  const elsewhere = new Set(toasts.map(({ position }) => position).filter((position) => position !== usual))
  const at = (position: ToastPosition) =>
    toasts
      .filter((toast) => toast.position === position)
      .map((toast) => <OneToast key={toast.id} toast={toast} {...rest} />)
  return (
    <>
      <section className={styles.corner} aria-label={label} aria-live="polite">
        {at(usual)}
      </section>
      {[...elsewhere].map((position) => (
        <div key={position} className={classNames(styles.corner, styles[position])} role="status">
          {at(position)}
        </div>
      ))}
    </>
  )
}

function OneToast({
  toast,
  closeLabel,
  onClose,
}: { toast: Toast } & Pick<ToastsProps, 'closeLabel' | 'onClose'>) {
  const { id, kind, color, transition, leaving, message, action } = toast
  return (
    <div
      role={kind === 'error' ? 'alert' : undefined}
      className={classNames(
        styles.toast,
        styles[color],
        styles[transition],
        kind === 'error' && styles.marked,
        leaving && styles.leaving,
      )}
    >
      <p className={styles.message}>{message}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.run()
            onClose(id)
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => onClose(id)}>
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  )
}

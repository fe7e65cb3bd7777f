import { X } from 'lucide-react'
import { classNames } from './class-names.ts'
import styles from './toasts.module.css'

export type Toast = {
  id: string
  message: string
  kind: 'notice' | 'error'
  /** On its way out, kept for the length of its motion. */
  leaving: boolean
  action?: { label: string; run: () => void }
}

/** The corner where the app speaks up. The region is always there, or screen readers miss the first one. */
export function Toasts({
  label,
  closeLabel,
  toasts,
  onClose,
}: {
  label: string
  closeLabel: string
  toasts: readonly Toast[]
  onClose: (id: string) => void
}) {
  return (
    <section className={styles.corner} aria-label={label} aria-live="polite">
      {toasts.map((toast) => (
        <div
          key={toast.id}
          role={toast.kind === 'error' ? 'alert' : undefined}
          className={classNames(
            styles.toast,
            toast.kind === 'error' && styles.error,
            toast.leaving && styles.leaving,
          )}
        >
          <p className={styles.message}>{toast.message}</p>
          {toast.action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                toast.action?.run()
                onClose(toast.id)
              }}
            >
              {toast.action.label}
            </button>
          )}
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            onClick={() => onClose(toast.id)}
          >
            <X size={18} aria-hidden="true" />
          </button>
        </div>
      ))}
    </section>
  )
}

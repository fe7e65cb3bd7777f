import { Dialog } from '@base-ui/react/dialog'
import { Maximize2, Minimize2, X } from 'lucide-react'
import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './dialog-frame.module.css'
import { firstThing } from './first-thing.ts'
import { IconButton } from './icon-button.tsx'
import { useDragByTitle } from './use-drag-by-title.ts'

export type DialogFrameProps = {
  open: boolean
  title: string
  description?: string
  /** Pixels; the window's width bounds it. */
  width?: number
  /** `persistent`: neither Esc nor a click outside. `semipersistent`: Esc and the close button (D-54). */
  persistence?: 'none' | 'semipersistent' | 'persistent'
  /** Closed by Esc, a click outside or the close button. */
  onDismiss: () => void
  /** Texts of the frame's own buttons. */
  words: { close: string; fullscreen: string; restore: string }
  canFullscreen?: boolean
  canResize?: boolean
  /** Beside the page instead of over it: what lies behind stays visible and can be worked. */
  beside?: boolean
  /** What has the keyboard at first; null for what one does next, as far as a frame knows it. */
  firstFocus?: () => HTMLElement | null
  footer?: ReactNode
  children: ReactNode
}

/** Focus is trapped inside and goes back to where it came from. */
export function DialogFrame({
  open,
  title,
  description,
  width = 500,
  persistence = 'none',
  onDismiss,
  words,
  canFullscreen = false,
  canResize = false,
  beside = false,
  firstFocus,
  footer,
  children,
}: DialogFrameProps) {
  const [isFull, setIsFull] = useState(false)
  const popup = useRef<HTMLDivElement>(null)
  const drag = useDragByTitle(popup, { enabled: !isFull })

  return (
    <Dialog.Root
      open={open}
      modal={!beside}
      disablePointerDismissal={persistence !== 'none'}
      onOpenChange={(next, details) => {
        if (next) return
        if (persistence === 'persistent' && details.reason === 'escape-key') return details.cancel()
        onDismiss()
      }}
    >
      <Dialog.Portal>
        {!beside && <Dialog.Backdrop className={styles.backdrop} />}
        <Dialog.Viewport className={classNames(styles.viewport, beside && styles.beside)}>
          <Dialog.Popup
            ref={popup}
            {...(beside ? { 'data-beside': '' } : { 'data-modal': '' })}
            initialFocus={() => firstFocus?.() ?? firstThing(popup.current)}
            className={classNames(
              styles.dialog,
              isFull && styles.full,
              canResize && !isFull && styles.resizable,
            )}
            style={isFull ? {} : laidOut(width, drag.translate)}
          >
            {/* Neither header nor footer: outside of main these would be landmarks of the page. */}
            <div className={styles.header} {...drag.handle}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              {canFullscreen && (
                <IconButton
                  label={isFull ? words.restore : words.fullscreen}
                  pressed={isFull}
                  className={styles.fullscreen}
                  icon={isFull ? <Minimize2 aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
                  onClick={() => setIsFull(!isFull)}
                />
              )}
              {persistence !== 'persistent' && (
                <IconButton label={words.close} icon={<X aria-hidden="true" />} onClick={onDismiss} />
              )}
            </div>
            <div className={styles.body} data-dialog="body">
              {description && (
                <Dialog.Description className={styles.description}>{description}</Dialog.Description>
              )}
              {children}
            </div>
            {footer && (
              <div className={styles.footer} data-dialog="footer">
                {footer}
              </div>
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The width is a wish: a style sheet bounds it by the window, and ignores it on a phone. */
function laidOut(width: number, translate: string): CSSProperties {
  return { '--dialog-width': `${width}px`, translate } as CSSProperties
}

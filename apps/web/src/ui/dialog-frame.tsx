import { Dialog } from '@base-ui/react/dialog'
import { Maximize2, Minimize2, Move, X } from 'lucide-react'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './dialog-frame.module.css'
import { firstThing } from './first-thing.ts'
import type { FramePlace } from './frame-place.ts'
import { IconButton } from './icon-button.tsx'
import { isOnTop, useBeginsInside } from './use-begins-inside.ts'
import { useFramePlace } from './use-frame-place.ts'
import { useIsReadByScrolling } from './use-is-read-by-scrolling.ts'

export type DialogFrameProps = {
  open: boolean
  /** Its entry in the table of dialogs, for stories to know it by. */
  name?: string | undefined
  title: string
  description?: string
  /** Pixels; the window's width bounds it. */
  width?: number
  /** `persistent`: neither Esc nor a click outside. `semipersistent`: Esc and the close button (D-54). */
  persistence?: 'none' | 'semipersistent' | 'persistent'
  /** Closed by Esc, a click outside or the close button. */
  onDismiss: () => void
  /** Texts of the frame's own buttons. */
  words: { close: string; fullscreen: string; restore: string; move: string; resize: string }
  /** Pixels it can be made wide at most. */
  maxWidth?: number | undefined
  opensFull?: boolean | undefined
  canFullscreen?: boolean | undefined
  canResize?: boolean | undefined
  /** Without: what is in it scrolls by itself. */
  scrolls?: boolean | undefined
  /** Without: what is in it reaches the edges. */
  hasMargin?: boolean | undefined
  /** Beside the page instead of over it: what lies behind stays visible and can be worked. */
  beside?: boolean
  /** What has the keyboard at first; null for what one does next, as far as a frame knows it. */
  firstFocus?: () => HTMLElement | null
  footer?: ReactNode
  children: ReactNode
}

/** as long after a change to full screen and back as what is inside measures itself anew. */
const recalculationTime = 1000

/** Focus is trapped inside and goes back to where it came from. */
export function DialogFrame({
  open,
  name,
  title,
  description,
  width = 500,
  persistence = 'none',
  onDismiss,
  words,
  maxWidth = Number.POSITIVE_INFINITY,
  opensFull = false,
  canFullscreen = false,
  canResize = false,
  scrolls = true,
  hasMargin = true,
  beside = false,
  firstFocus,
  footer,
  children,
}: DialogFrameProps) {
  const [isFull, setIsFull] = useState(opensFull)
  const popup = useRef<HTMLDivElement>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const isReadByScrolling = useIsReadByScrolling(body)
  const { place, title: titleBar, mover, corner } = useFramePlace(popup, { isFull, maxWidth })
  const first = () => firstFocus?.() ?? firstThing(popup.current)
  useRecalculation(isFull)
  useBeginsInside(open, popup, first)

  return (
    <Dialog.Root
      open={open}
      modal={!beside}
      disablePointerDismissal={persistence !== 'none'}
      onOpenChange={(next, details) => {
        if (next) return
        // Those below hear of the key or the click, too.
        if (!isOnTop(popup.current)) return details.cancel()
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
            data-asks={name}
            initialFocus={first}
            className={classNames(
              styles.dialog,
              isFull && styles.full,
              canResize && !isFull && styles.resizable,
              place.size && !isFull && styles.sized,
            )}
            style={isFull ? {} : styleOf(width, maxWidth, place)}
          >
            {/* Neither header nor footer: outside of main these would be landmarks of the page. */}
            <div className={styles.header} {...titleBar}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              {!isFull && (
                <IconButton
                  label={words.move}
                  className={styles.mover}
                  icon={<Move aria-hidden="true" />}
                  {...mover}
                />
              )}
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
            <div
              ref={setBody}
              {...(isReadByScrolling && { tabIndex: 0, role: 'group', 'aria-label': title })}
              className={classNames(styles.body, !scrolls && styles.still, !hasMargin && styles.toEdges)}
              data-dialog="body"
            >
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
            {canResize && !isFull && (
              <button type="button" className={styles.corner} aria-label={words.resize} {...corner} />
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function useRecalculation(isFull: boolean): void {
  const before = useRef(isFull)
  useEffect(() => {
    if (before.current === isFull) return
    before.current = isFull
    const timer = setTimeout(() => window.dispatchEvent(new Event('resize')), recalculationTime)
    return () => clearTimeout(timer)
  }, [isFull])
}

/** The width is a wish: a style sheet bounds it by the window, and ignores it on a phone. */
function styleOf(width: number, maxWidth: number, { x, y, size }: FramePlace): CSSProperties {
  return {
    '--dialog-width': `${Math.min(size?.width ?? width, maxWidth)}px`,
    ...(size && { '--dialog-height': `${size.height}px` }),
    translate: `${x}px ${y}px`,
  } as CSSProperties
}

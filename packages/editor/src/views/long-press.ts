/** A finger that rests this long asks for the menu (D-86). */
const restMilliseconds = 500

/** Waits for a finger to rest; `end` when it moves, lifts or is joined by another. */
export function longPress(): { readonly begin: (run: () => void) => void; readonly end: () => void } {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  const end = () => {
    clearTimeout(waiting)
    cancelAnimationFrame(frame)
  }
  return {
    begin(run) {
      end()
      waiting = setTimeout(() => {
        // On a page that was busy so long, a move of this finger may wait for its frame.
        frame = requestAnimationFrame(() => {
          liftQuietly()
          run()
        })
      }, restMilliseconds)
    },
    end,
  }
}

/** A finger that lifts is told as a click too, which would close at once what its resting opened. */
function liftQuietly(): void {
  const lifted = new AbortController()
  const listening = { capture: true, passive: false, signal: lifted.signal }
  const onLift = (event: TouchEvent) => {
    lifted.abort()
    if (event.cancelable) event.preventDefault()
  }
  document.addEventListener('touchend', onLift, listening)
  // A page that begins to scroll takes the finger away: the next one to lift is another, and means its click.
  document.addEventListener('touchcancel', () => lifted.abort(), listening)
}

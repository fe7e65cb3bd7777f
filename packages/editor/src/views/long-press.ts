/** A finger that rests this long asks for the menu (D-86). */
const restMilliseconds = 500

/** Waits for a finger to rest; `end` when it moves, lifts or is joined by another. */
export function longPress(): { readonly begin: (run: () => void) => void; readonly end: () => void } {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(waiting)
  return {
    begin(run) {
      end()
      waiting = setTimeout(() => {
        liftQuietly()
        run()
      }, restMilliseconds)
    },
    end,
  }
}

/** A finger that lifts is told as a click too, which would close at once what its resting opened. */
function liftQuietly(): void {
  const onLift = (event: TouchEvent) => event.cancelable && event.preventDefault()
  document.addEventListener('touchend', onLift, { once: true, capture: true, passive: false })
}

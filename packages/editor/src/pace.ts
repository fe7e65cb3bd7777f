import type { Command, Desk, DeskState, Preview, Result, Turns } from '@arredo/project'

type Deed = () => void

/** Runs something with the next frame of the screen. */
export type NextFrame = (deed: Deed) => void

export type Pace = {
  /** What a command would make of the document; `isWhole` is false for what is owed what follows from it. */
  readonly preview: <Input>(command: Command<Input>, input: Input) => Result<Paced>
  /** A move of the pointer: while something is owed, only the last one counts. */
  readonly move: (deed: Deed) => void
  /** The way ends: the last move is shown by now, with all that follows. */
  readonly catchUp: () => void
  readonly forget: () => void
}

export type Paced = Preview & { readonly isWhole: boolean }

/** Milliseconds: so long it may take to tell what follows before that is put off to other frames. */
const dear = 2
/** Milliseconds of a frame in which it is worked out what follows. */
const share = 3

/** A move that was shown without what follows from it, which is worked out part by part. */
type Owed = { readonly deed: Deed; readonly of: DeskState; readonly turns: Turns<Result<Preview>> }

/** A move with all that follows, and what it was made of. */
type Whole = { readonly deed: Deed | null; readonly of: DeskState; readonly made: Preview }

/**
 * Where it is dear to tell what follows from a move, a move takes several frames: in the first the thing is shown where
 * the hand is, among what followed from a move before; in the next ones it is worked out what follows, which is shown
 * with the move after. As long as the hand moves every other frame is its own. Without frames there is one.
 */
export function createPace(desk: Desk, nextFrame: NextFrame | undefined): Pace {
  let isDear = false
  let isWaiting = false
  let isHandsTurn = false
  /** The move that is under way. */
  let deed: Deed | null = null
  /** Not shown yet. */
  let newest: Deed | null = null
  let last: Deed | null = null
  let owed: Owed | null = null
  /** What the last move is owed while an earlier one is worked out. */
  let next: Owed | null = null
  let whole: Whole | null = null

  function step(move: Deed): void {
    deed = move
    last = move
    next = null
    move()
    deed = null
    owed ??= next
    if (owed === next) next = null
    wait()
  }

  function wait(): void {
    if (isWaiting || !(owed || newest)) return
    isWaiting = true
    nextFrame?.(tick)
  }

  function tick(): void {
    isWaiting = false
    const move = newest
    if (move && (isHandsTurn || !owed)) {
      newest = null
      isHandsTurn = false
      step(move)
      return
    }
    isHandsTurn = true
    if (owed) workOn(owed)
    wait()
  }

  function workOn({ deed, of, turns }: Owed): void {
    const until = performance.now() + share
    do {
      const turn = of === desk.current() ? turns.next() : null
      if (turn && !turn.done) continue
      whole = turn?.value.ok ? { deed, of, made: turn.value.value } : null
      owed = next
      next = null
      // Nothing came meanwhile: the same move is shown once more, whole.
      if (!owed && !newest) newest = last
      return
    } while (performance.now() < until)
  }

  function forget(): void {
    newest = null
    last = null
    owed = null
    next = null
    whole = null
  }

  return {
    preview(command, input) {
      const of = desk.current()
      if (deed && whole?.of === of) {
        if (whole.deed === deed) return { ok: true, value: { ...whole.made, isWhole: true } }
        const half = isDear ? desk.preview(command, input, whole.made.document) : null
        if (half?.ok) {
          next = { deed, of, turns: desk.previewInTurns(command, input) }
          return { ok: true, value: { ...half.value, isWhole: false } }
        }
      }
      const began = performance.now()
      const made = desk.preview(command, input)
      isDear = nextFrame !== undefined && performance.now() - began > dear
      if (!made.ok) return made
      whole = { deed, of, made: made.value }
      return { ok: true, value: { ...made.value, isWhole: true } }
    },

    move(deed) {
      if (owed || newest) newest = deed
      else step(deed)
    },

    catchUp() {
      const move = newest ?? (owed && last)
      forget()
      move?.()
      whole = null
    },

    forget,
  }
}

import { type Quality, qualities } from '../light/quality.ts'

/** The step of quality that a device is found to draw well, and what was learned on the way there. */
export type Choice = {
  readonly quality: Quality
  /** Left for its cost: not tried again by this page, so that nothing goes back and forth. */
  readonly tooDear: Quality | null
  /** Drawings of late that all cost too much, the very dear for several, or all so little that more would do. */
  readonly costly: number
  readonly cheap: number
}

/** Milliseconds of one drawing at rest, with its shadows; one of a turning room is cheaper. */
const dear = 50
/** After so long nothing is gathered at rest, and few drawings are left to learn from. */
const veryDear = { milliseconds: 300, countsFor: 3 }
/** The next step may cost four times as much. */
const cheap = 12
/** One alone may have met another program, or a picture on its way to the card. */
const costlyInARow = 6
const cheapInARow = 48

export function choiceOf(quality: Quality, tooDear: Quality | null = null): Choice {
  return { quality, tooDear, costly: 0, cheap: 0 }
}

/** After a drawing that took so long. On battery, where less is drawn than chosen, nothing says that more would do. */
export function chooseQuality(choice: Choice, milliseconds: number, isOnBattery: boolean): Choice {
  const { quality, tooDear } = choice
  const weight = milliseconds > veryDear.milliseconds ? veryDear.countsFor : 1
  const costly = milliseconds > dear ? choice.costly + weight : 0
  const roomy = milliseconds < cheap && !isOnBattery ? choice.cheap + 1 : 0
  const [less, more] = [lower(quality), higher(quality)]
  if (costly >= costlyInARow && less !== quality) return choiceOf(less, quality)
  if (roomy >= cheapInARow && more !== quality && more !== tooDear) return choiceOf(more, tooDear)
  return { quality, tooDear, costly, cheap: roomy }
}

/** What is drawn of what was chosen. */
export function drawnQuality({ quality }: Choice, isOnBattery: boolean): Quality {
  return isOnBattery ? lower(quality) : quality
}

function lower(quality: Quality): Quality {
  return qualities[qualities.indexOf(quality) - 1] ?? quality
}

function higher(quality: Quality): Quality {
  return qualities[qualities.indexOf(quality) + 1] ?? quality
}

/** Millimetres. The grain of a sheet runs along its length. */
export type Stock = {
  readonly length: number
  readonly width: number
  /** What the saw takes away between two pieces. */
  readonly kerf: number
  /** What is cut off every edge of a sheet first. */
  readonly trim: number
}

export type Blank = {
  readonly line: number
  readonly length: number
  readonly width: number
  readonly canTurn: boolean
}

/** Where a piece lies, from a corner of the untrimmed sheet; `x` and `length` run along the sheet's length. */
export type LaidPiece = {
  readonly line: number
  readonly x: number
  readonly y: number
  readonly length: number
  readonly width: number
  readonly isTurned: boolean
}

type Rectangle = Pick<LaidPiece, 'x' | 'y' | 'length' | 'width'>
type Free = Rectangle & { readonly sheet: number }
type Lying = Pick<LaidPiece, 'length' | 'width' | 'isTurned'>

/** Which piece comes next, where it lies best (the least is), and which cut through the rest is made first. */
type Way = {
  readonly order: (blank: Blank) => number
  readonly badness: (free: Free, lying: Lying) => number
  readonly cutsAlong: (free: Free, lying: Lying) => boolean
}

/**
 * Pieces on as few sheets as one of the ways below finds, the last one as empty as can be: the largest first, each
 * where it fits best, and what is left of its place divided by cuts from edge to edge, as a panel saw cuts. The
 * same blanks lie the same way each time. Every blank has to fit on an empty sheet.
 */
export function fillSheets(blanks: readonly Blank[], stock: Stock): readonly (readonly LaidPiece[])[] {
  const tries = Math.max(1, Math.min(ways.length, Math.floor(mostWork / blanks.length ** 2)))
  const [first = [], ...others] = ways.slice(0, tries).map((way) => filledIn(way, blanks, stock))
  return others.reduce((best, tried) => (isBetter(tried, best) ? tried : best), first)
}

/** Of a house full of kitchens fewer ways are tried: nobody waits minutes for the last percent. */
const mostWork = 12_000_000
/** More than the sheets of any one project have at a time; the oldest are let go. */
const mostFree = 500

export function isOnSheet(blank: Blank, stock: Stock): boolean {
  const sheet = trimmed(stock)
  return lyings(blank).some((lying) => isIn(lying, sheet))
}

const orders: readonly Way['order'][] = [
  ({ length, width }) => length * width,
  ({ length, width }) => Math.max(length, width),
  ({ width }) => width,
  ({ length }) => length,
]
const fits: readonly Way['badness'][] = [
  (free, { length, width }) => free.length * free.width - length * width,
  (free, { length, width }) => Math.min(free.length - length, free.width - width),
  (free, { width }) => free.width - width,
]
const cuts: readonly Way['cutsAlong'][] = [
  // Leaves the largest rectangle whole.
  (free, { length, width }) => free.length * (free.width - width) >= free.width * (free.length - length),
  (free, { length, width }) => free.length - length <= free.width - width,
  () => true,
  () => false,
]
const ways: readonly Way[] = orders.flatMap((order) =>
  fits.flatMap((badness) => cuts.map((cutsAlong) => ({ order, badness, cutsAlong }))),
)

function filledIn(way: Way, blanks: readonly Blank[], stock: Stock): readonly (readonly LaidPiece[])[] {
  const sheets: LaidPiece[][] = []
  // What no piece fits into is waste; kept, it would be looked at for every other piece.
  const least = {
    short: blanks.reduce(
      (least, { length, width }) => Math.min(least, length, width),
      Number.POSITIVE_INFINITY,
    ),
    long: blanks.reduce(
      (least, { length, width }) => Math.min(least, Math.max(length, width)),
      Number.POSITIVE_INFINITY,
    ),
  }
  const isOfUse = ({ length, width }: Free) =>
    Math.min(length, width) >= least.short && Math.max(length, width) >= least.long
  let free: readonly Free[] = []
  for (const blank of blanks.toSorted((one, two) => way.order(two) - way.order(one) || one.line - two.line)) {
    const found =
      bestPlace(way, blank, free) ?? bestPlace(way, blank, [{ ...trimmed(stock), sheet: sheets.length }])
    if (!found) continue
    const { place, lying } = found
    if (place.sheet === sheets.length) sheets.push([])
    sheets[place.sheet]?.push({ line: blank.line, x: place.x, y: place.y, ...lying })
    const rest = restOf(place, lying, stock.kerf, way).filter(isOfUse)
    free = [...free.filter((one) => one !== place).slice(-mostFree), ...rest]
  }
  return sheets
}

function bestPlace(
  { badness }: Way,
  blank: Blank,
  free: readonly Free[],
): { readonly place: Free; readonly lying: Lying } | undefined {
  let best: { readonly place: Free; readonly lying: Lying } | undefined
  let least = Number.POSITIVE_INFINITY
  for (const place of free) {
    for (const lying of lyings(blank)) {
      if (!isIn(lying, place) || badness(place, lying) >= least) continue
      best = { place, lying }
      least = badness(place, lying)
    }
  }
  return best
}

function lyings({ length, width, canTurn }: Blank): readonly Lying[] {
  const straight = { length, width, isTurned: false }
  return canTurn && length !== width
    ? [straight, { length: width, width: length, isTurned: true }]
    : [straight]
}

function isIn({ length, width }: Lying, place: Rectangle): boolean {
  return length <= place.length && width <= place.width
}

/** What is left beside and before a piece, behind the saw's cut. */
function restOf(free: Free, lying: Lying, kerf: number, { cutsAlong }: Way): readonly Free[] {
  const isAlong = cutsAlong(free, lying)
  const [length, width] = [free.length - lying.length - kerf, free.width - lying.width - kerf]
  const beside = {
    ...free,
    x: free.x + lying.length + kerf,
    length,
    width: isAlong ? lying.width : free.width,
  }
  const before = {
    ...free,
    y: free.y + lying.width + kerf,
    width,
    length: isAlong ? free.length : lying.length,
  }
  return [beside, before]
}

function trimmed({ length, width, trim }: Stock): Rectangle {
  return { x: trim, y: trim, length: length - 2 * trim, width: width - 2 * trim }
}

function isBetter(
  tried: readonly (readonly LaidPiece[])[],
  best: readonly (readonly LaidPiece[])[],
): boolean {
  return tried.length < best.length || (tried.length === best.length && areaOfLast(tried) < areaOfLast(best))
}

function areaOfLast(sheets: readonly (readonly LaidPiece[])[]): number {
  return (sheets.at(-1) ?? []).reduce((sum, { length, width }) => sum + length * width, 0)
}

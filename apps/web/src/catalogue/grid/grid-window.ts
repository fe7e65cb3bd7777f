export type GridShape = {
  readonly count: number
  readonly columns: number
  /** Pixels from one row to the next. */
  readonly rowHeight: number
}

/** Rows beyond the visible ones on either side, so that a quick scroll meets pictures and not a gap. */
const spareRows = 2

/** Which of the items are drawn: from `first` up to, not including, `end`. */
export function gridWindow(
  { count, columns, rowHeight }: GridShape,
  view: { readonly top: number; readonly height: number },
): { readonly first: number; readonly end: number } {
  const top = Math.max(0, Math.floor(view.top / rowHeight) - spareRows)
  const bottom = Math.ceil((view.top + view.height) / rowHeight) + spareRows
  return {
    first: Math.min(top * columns, Math.max(0, count - columns)),
    end: Math.min(count, Math.max(bottom, 1) * columns),
  }
}

/** How many columns fit; two at least, so that there is always something to compare. */
export function columnsIn(
  width: number,
  { least, most, gap }: { readonly least: number; readonly most: number; readonly gap: number },
): number {
  return Math.min(most, Math.max(2, Math.floor((width + gap) / (least + gap))))
}

/** Where to scroll so that a row is in sight; the same place where it is already. */
export function scrolledTo(
  row: number,
  rowHeight: number,
  view: { readonly top: number; readonly height: number },
): number {
  const start = row * rowHeight
  if (start < view.top) return start
  const end = start + rowHeight
  return end > view.top + view.height ? end - view.height : view.top
}

/** Where an arrow key leads in a grid that is read row by row; null for other keys. */
export function moveInGrid(
  key: string,
  index: number,
  grid: { readonly count: number; readonly columns: number; readonly rightToLeft: boolean },
): number | null {
  const { count, columns, rightToLeft } = grid
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: rightToLeft ? -1 : 1,
    ArrowLeft: rightToLeft ? 1 : -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -index,
    End: count - 1 - index,
  }
  const step = steps[key]
  if (step === undefined) return null

  const next = index + step
  return next >= 0 && next < count ? next : index
}

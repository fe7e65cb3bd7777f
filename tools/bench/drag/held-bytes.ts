/** What the process holds when all garbage is collected. */
export function heldBytes(): number {
  if (!gc) throw new Error('Start it with --expose-gc')
  for (let round = 0; round < 4; round++) gc()
  return process.memoryUsage().heapUsed
}

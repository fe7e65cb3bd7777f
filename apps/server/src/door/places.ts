/** So many may hold a place at the same time under one name. */
export type Places = {
  /** Gives the way to leave, or null when all are taken. */
  readonly take: (name: string, most: number) => (() => void) | null
}

export function createPlaces(): Places {
  const taken = new Map<string, number>()

  return {
    take(name, most) {
      const count = taken.get(name) ?? 0
      if (count >= most) return null
      taken.set(name, count + 1)
      let isLeft = false
      return () => {
        if (isLeft) return
        isLeft = true
        const others = (taken.get(name) ?? 1) - 1
        if (others === 0) taken.delete(name)
        else taken.set(name, others)
      }
    },
  }
}

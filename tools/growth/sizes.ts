/** How full a database is. */
export type Size = {
  /** How many projects each tenant has. */
  readonly projects: readonly number[]
  /** Of each tenant. */
  readonly articles: number
}

/**
 * What grows is compared with what it grew from: a brand alone, and brands just like it among others that are three
 * times as large. How one brand's own growth feels is another question.
 */
export type Growth = { readonly small: Size; readonly large: Size }

/** 1,000 projects and 20,000 articles; 100,000 and 1,000,000. */
export const whole = growth(25, { projects: 1_000, articles: 20_000 })
export const short = growth(3, { projects: 200, articles: 2_000 })

function growth(pairs: number, { projects, articles }: { projects: number; articles: number }): Growth {
  const large = Array.from({ length: pairs }, () => [projects, 3 * projects]).flat()
  return { small: { projects: [projects], articles }, large: { projects: large, articles } }
}

/** Which of the tenants are like the one alone. */
export function usualTenants({ projects }: Size): readonly number[] {
  const fewest = Math.min(...projects)
  return projects.flatMap((count, index) => (count === fewest ? [index] : []))
}

/** One line of the report; every problem is a failure. */
export type Check = (claim: string, problems: readonly string[]) => void

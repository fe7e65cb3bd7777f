/** A file that is missing or may not be written is the caller's mistake, not a bug. */
export async function orComplain<Code extends number>(
  complain: (line: string) => void,
  work: () => Promise<Code>,
): Promise<Code | 1> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    complain(error.message)
    return 1
  }
}

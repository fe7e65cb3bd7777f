/** Rejects where an answer takes longer. The question is not taken back, and what still comes of it is nobody's. */
export function answerInTime<Value>(
  answer: Promise<Value>,
  milliseconds: number,
  late: () => Error,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds)
  })
  return Promise.race([answer, deadline]).finally(() => clearTimeout(timer))
}

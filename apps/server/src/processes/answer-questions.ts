import type { Reply } from './kept-processes.ts'

/** The whole life of a process that `keptProcesses` keeps: one question after the other. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  process.on('message', async (question: Question) => {
    const reply: Reply<Answer> = await answer(question).then(
      (given) => ({ answer: given }),
      (error) => ({ failure: error instanceof Error ? error.message : String(error) }),
    )
    // While nobody waits: what this one held is not counted against the next.
    process.send?.(reply, () => globalThis.gc?.())
  })
}

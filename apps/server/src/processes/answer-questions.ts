import type { Reply } from './kept-processes.ts'

/** Part of an answer that whoever asked may begin with; it has left this process when the promise is kept. */
export type SendAhead<Ahead> = (part: Ahead) => Promise<void>

/** The whole life of a process that `keptProcesses` keeps: one question after the other. */
export function answerQuestions<Question, Answer, Ahead = never>(
  answer: (question: Question, sendAhead: SendAhead<Ahead>) => Promise<Answer>,
): void {
  const sendAhead: SendAhead<Ahead> = (ahead) =>
    new Promise((resolve) => process.send?.({ ahead }, () => resolve()))
  process.on('message', async (question: Question) => {
    const reply: Reply<Answer> = await answer(question, sendAhead).then(
      (given) => ({ answer: given }),
      (error) => ({ failure: error instanceof Error ? error.message : String(error) }),
    )
    // While nobody waits: what this one held is not counted against the next.
    process.send?.(reply, () => globalThis.gc?.())
  })
}

import type { Result } from '@arredo/project'
import { type Sources, type Typeset, typeset } from '@arredo/reports/typeset'
import { answerQuestions } from '../processes/answer-questions.ts'

/** The picture of the pages goes ahead, and is kept by whoever asked while the PDF is still being written. */
export type Answer = Result<Omit<Typeset, 'preview'>>

// Whoever waits for a new process waits for all that it imports: nothing but what sets pages.
answerQuestions<Sources, Answer, string>(async (sources, sendAhead) => {
  const made = await typeset(sources, sendAhead)
  if (!made.ok) return made
  const { preview: _, ...value } = made.value
  return { ok: true, value }
})

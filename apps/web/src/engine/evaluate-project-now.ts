import {
  type Evaluation,
  type EvaluationContext,
  evaluateProject,
  type ProjectDocument,
} from '@arredo/project'

/** On the page's own thread: at once, with values that wait for the worker's full answer. */
export function evaluateProjectNow(document: ProjectDocument, context: EvaluationContext): Evaluation {
  return evaluateProject(document, { ...context, answer: 'now' })
}

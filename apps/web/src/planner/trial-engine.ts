import type { Face } from '@arredo/pricing'
import type { EvaluationContext, ProjectDocument } from '@arredo/project'
import { evaluateProjectNow } from '../engine/evaluate-project-now.ts'
import type { Evaluate } from './trial-price.ts'

/**
 * The engine for "what if": the same function that prices the project, on the same terms, for the one face
 * that is shown, where it may be seen.
 */
export function trialEngine(context: (document: ProjectDocument) => EvaluationContext, face: Face): Evaluate {
  return (document) => {
    // Asked every time: a guest who logs in with an open project becomes somebody who may see more.
    const known = context(document)
    return evaluateProjectNow(document, { ...known, faces: known.faces.filter((each) => each === face) })
  }
}

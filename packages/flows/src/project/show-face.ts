import type { Face } from '@arredo/pricing'
import { done, type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'
import { facesOf } from '../session/faces-of.ts'

/** D-80: a face that a person may not see is not even asked for. */
export function showFace(app: App, face: Face): Result<Face> {
  if (!facesOf(app).includes(face)) return refuse('This face is not for you')
  app.project.setState({ face })
  return done(face)
}

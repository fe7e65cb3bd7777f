import { designClassOf, type Pack } from '@arredo/catalogue'
import { refuse } from '@arredo/project'
import type { App } from '../app.ts'
import type { Asked } from './dialogs.ts'
import type { VariantAnswer, VariantQuestion } from './variant-question.ts'

/** */
export async function askDesignClass(
  app: Pick<App, 'config' | 'dialogs'>,
  question: VariantQuestion,
  pack: Pick<Pack, 'designClasses'>,
): Promise<Asked<VariantAnswer>> {
  const problem = designClassProblem(app, question, pack)
  return problem ? refuse(problem) : app.dialogs.ask('designClass', question)
}

/** Why there is no dialog of its class. One is declared by the brand's configuration, or by its catalogue. */
export function designClassProblem(
  { config }: Pick<App, 'config'>,
  { variant }: VariantQuestion,
  { designClasses }: Pick<Pack, 'designClasses'>,
): string | null {
  const code = designClassOf(variant)
  if (!code) return 'This variable is not a dClass'
  const isDeclared = Object.hasOwn(config.designClasses, code) || Object.hasOwn(designClasses, code)
  return isDeclared ? null : 'dClass is not declared in configuration file'
}

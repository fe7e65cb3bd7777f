import { designClassOf, type Pack } from '@arredo/catalogue'
import { refuse } from '@arredo/project'
import type { App } from '../app.ts'
import type { Asked } from './dialogs.ts'
import type { VariantAnswer, VariantQuestion } from './variant-question.ts'

/** A class is declared by the brand's configuration, or by the catalogue that brings it. */
export async function askDesignClass(
  app: Pick<App, 'config' | 'dialogs'>,
  question: VariantQuestion,
  { designClasses }: Pick<Pack, 'designClasses'>,
): Promise<Asked<VariantAnswer>> {
  const code = designClassOf(question.variant)
  if (!code) return refuse('This variable is not a dClass')
  if (!Object.hasOwn(app.config.designClasses, code) && !Object.hasOwn(designClasses, code))
    return refuse('dClass is not declared in configuration file')

  return app.dialogs.ask('designClass', question)
}

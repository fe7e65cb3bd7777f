import type { Pack } from '@arredo/catalogue'
import type { App } from '../app.ts'
import { askDesignClass, designClassProblem } from './ask-design-class.ts'
import type { Asked } from './dialogs.ts'
import type { VariantAnswer, VariantQuestion } from './variant-question.ts'

/** (true, data) with a response, else (false, false). */
export type RuleAnswer<Data> = readonly [isAnswered: true, data: Data] | readonly [false, false]

/** The dialog of a rule's variant, or of its class where it has one that is declared. */
export async function askRuleVariant(
  app: Pick<App, 'config' | 'dialogs' | 'ports'>,
  question: VariantQuestion,
  pack: Pick<Pack, 'designClasses'>,
): Promise<RuleAnswer<VariantAnswer>> {
  if (question.variant.designClass !== undefined) {
    const problem = designClassProblem(app, question, pack)
    if (problem === null) return ruleAnswer(await askDesignClass(app, question, pack))
    // A class nobody declares is no reason not to choose: the plain dialog knows every variant.
    app.ports.log.warn(problem)
  }
  return ruleAnswer(await app.dialogs.ask('variantChoice', question))
}

function ruleAnswer<Data>(asked: Asked<Data>): RuleAnswer<Data> {
  return asked.ok && asked.value !== null ? [true, asked.value] : [false, false]
}

import { WireRuleContext, WireRuled } from '../wire/wire-rule-context.ts'
import { WireApplied, WireHeader, WireHeaderSet, WireInitApplica } from '../wire/wire-rules.ts'
import { defineCall } from './define-call.ts'

export const headerSet = defineCall({
  service: 'rules',
  function: 'headerSet',
  access: 'profile',
  summary: 'The variants of the whole project under a model, with what is forced, preferred and possible',
  input: WireHeaderSet,
  output: WireHeader,
})

export const initApplica = defineCall({
  service: 'rules',
  function: 'initApplica',
  access: 'profile',
  summary: 'Choices applied to what a model opens with; semicolons between them become tabs',
  input: WireInitApplica,
  output: WireApplied,
})

/** */
export const evaluateRules = defineCall({
  service: 'rules',
  function: 'evaluate',
  access: 'profile',
  summary: 'What the rules make of an article: its configuration and, variant by variant, what is possible',
  input: WireRuleContext,
  output: WireRuled,
})

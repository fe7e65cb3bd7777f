import { type Sources, typeset } from '@arredo/reports/typeset'
import { answerQuestions } from '../processes/answer-questions.ts'

answerQuestions((sources: Sources) => typeset(sources))

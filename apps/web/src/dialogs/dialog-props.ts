import type { AnswerOf, DialogName, QuestionOf } from '@arredo/flows'
import type { DialogFrameProps } from '../ui/dialog-frame.tsx'

/** What a dialog's component gets: its question, a way to answer, and the frame it lives in. */
export type DialogProps<Name extends DialogName> = {
  question: QuestionOf<Name>
  /** Null is "no answer". */
  onAnswer: (answer: AnswerOf<Name> | null) => void
  frame: Omit<DialogFrameProps, 'children' | 'footer' | 'description'>
}

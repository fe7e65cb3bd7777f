import type { Pack } from '@arredo/catalogue'
import type { PresetRoomType } from '@arredo/geometry'
import type { Customer } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { VariantAnswer, VariantQuestion } from './variant-question.ts'

/** D-54. persistent: neither Esc nor a click outside; semipersistent: Esc and the close button only. */
export type Persistence = 'none' | 'semipersistent' | 'persistent'

export type DialogDefinition<Question, Answer> = {
  /** English, a translation key. */
  readonly title: (question: Question) => string
  readonly width: number
  readonly persistence: (question: Question) => Persistence
  /** Carries the answer's type only. */
  readonly answer?: Answer
}

/** */
export const dialogWidths = { small: 300, medium: 500, large: 800, extraLarge: 1140 } as const

export type AskQuestion = {
  readonly title: string
  readonly question: string
  readonly values?: Readonly<Record<string, string | number>>
  /** The first is the likely one. Without answers that mean "no", Esc is the way out. */
  readonly answers: readonly { readonly value: string; readonly label: string }[]
  readonly persistence?: Persistence
}

export type CustomerAnswer =
  | { readonly kind: 'select'; readonly customer: Customer }
  | { readonly kind: 'skip' }

/** Millimetres; null as an answer leaves the project without walls. */
export type RoomChoice = {
  readonly type: PresetRoomType
  readonly lengths: readonly number[]
  readonly height: number
}

export type ModelQuestion = { readonly packs: readonly Pack[]; readonly chosen: string | null }

/** Null: each article in the first model it is sold in. */
export type ModelAnswer = { readonly model: string | null }

/** Every dialog, one entry each: what it is asked and what it answers. */
export const dialogTable = {
  ask: define<AskQuestion, string>({
    title: ({ title }) => title,
    width: dialogWidths.medium,
    persistence: ({ persistence }) => persistence ?? 'semipersistent',
  }),
  login: define<{ readonly redirectFrom: string | null }, 'loggedIn'>({
    title: () => sentence('Log in'),
    width: 400,
    persistence: () => 'semipersistent',
  }),
  customerAssignment: define<{ readonly forced: boolean }, CustomerAnswer>({
    title: () => sentence('Customer assignment'),
    width: dialogWidths.large,
    persistence: ({ forced }) => (forced ? 'persistent' : 'semipersistent'),
  }),
  roomDesign: define<Record<never, never>, RoomChoice>({
    title: () => sentence('Room design'),
    width: 1200,
    persistence: () => 'persistent',
  }),
  /** a variant that must have a value is not left without one. The component names the variant. */
  variantChoice: define<VariantQuestion, VariantAnswer>({
    title: () => sentence('All options'),
    width: dialogWidths.large,
    persistence: untilChosen,
  }),
  designClass: define<VariantQuestion, VariantAnswer>({
    title: () => sentence('All options'),
    width: 1000,
    persistence: untilChosen,
  }),
  /** a model that is sold, of one of these catalogues. */
  searchModel: define<ModelQuestion, ModelAnswer>({
    title: () => sentence('Choose a model'),
    width: dialogWidths.large,
    persistence: () => 'none',
  }),
} as const

export type DialogTable = typeof dialogTable
export type DialogName = keyof DialogTable
export type QuestionOf<Name extends DialogName> =
  DialogTable[Name] extends DialogDefinition<infer Question, infer _> ? Question : never
export type AnswerOf<Name extends DialogName> =
  DialogTable[Name] extends DialogDefinition<infer _, infer Answer> ? Answer : never

function untilChosen({ variant }: VariantQuestion): Persistence {
  return variant.mandatory ? 'persistent' : 'semipersistent'
}

function define<Question, Answer>(
  definition: DialogDefinition<Question, Answer>,
): DialogDefinition<Question, Answer> {
  return definition
}

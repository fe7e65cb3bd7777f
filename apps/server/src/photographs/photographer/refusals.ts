import { PhotographRefusal } from './photographer.ts'

/** Why trying again would not help; English sentences that are translated for who asked. */
const sentences = {
  scene: 'The scene of this photograph cannot be read.',
  size: 'There is too much in the room for one photograph.',
  memory: 'The photograph would need more memory than there is for one.',
  time: 'The photograph would take too long. Choose a smaller size or a lower quality.',
} as const
export type RefusalReason = keyof typeof sentences

export function refusal(reason: RefusalReason): PhotographRefusal {
  return new PhotographRefusal(sentences[reason])
}

export function isRefusalReason(text: unknown): text is RefusalReason {
  return typeof text === 'string' && Object.hasOwn(sentences, text)
}

import type { Look, QuestionOf } from '@arredo/flows'
import { FrontPicture } from './front-picture.tsx'

/** A few units of the catalogue in this look. */
export function LookPicture({ question, look }: { question: QuestionOf<'look'>; look: Look }) {
  const { materials } = question.catalogue.pack
  return <FrontPicture of={JSON.stringify(look)} parts={() => question.sample(look)} materials={materials} />
}

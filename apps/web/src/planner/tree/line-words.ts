import {
  describeRecord,
  inNoRoom,
  type OutlineNode,
  type Speech,
  say,
  sayValue,
  titleOf,
} from '@arredo/editor/spatial'
import { type DeskState, positionNumbers } from '@arredo/project'

/** What is read in a line: the offer's number, the name, the size. */
export type LineWords = {
  readonly number: string
  readonly name: string
  readonly size: string
  /** Where it is, for what is called as others are: one door is told from another by nothing else. */
  readonly place: string
}

export function lineWords(desk: DeskState, { key, record, face }: OutlineNode, speech: Speech): LineWords {
  if (!record) {
    const name = key === inNoRoom ? speech.text('In no room') : speech.text('Room')
    return { number: '', name, size: '', place: '' }
  }

  const title = titleOf(desk, record, face?.side)
  const number = record.kind === 'row' && positionNumbers(desk.document, desk.alternative).get(record.id)
  return {
    number: number ? String(number) : '',
    name: title ? String(sayValue(title.name, speech)) : '',
    size: title?.size ? String(sayValue(title.size, speech)) : '',
    place: record.kind === 'opening' ? say(describeRecord(desk, record)?.where ?? [], speech) : '',
  }
}

import { type Translate, useText } from '../../words/use-text.ts'

/** What a place in a stored file is about: "rows.r1.quantity" is about an item. */
export function useRecordWords(): (at: string) => string {
  const text = useText()
  return (at) => wordsOf(at.split('.')[0] ?? '', text)
}

function wordsOf(map: string, text: Translate): string {
  switch (map) {
    case 'rows':
      return text('An item')
    case 'walls':
      return text('A wall')
    case 'corners':
      return text('A corner')
    case 'rooms':
      return text('A room')
    case 'openings':
      return text('A door or window')
    case 'fixtures':
      return text('Something in the room')
    case 'notes':
      return text('A note')
    case 'underlays':
      return text('An underlay')
    case 'views':
      return text('A saved view')
    case 'alternatives':
      return text('An alternative')
    case 'packs':
      return text('A catalogue')
    case 'trade':
      return text('What the trade knows')
    default:
      return text('What the project says of itself')
  }
}

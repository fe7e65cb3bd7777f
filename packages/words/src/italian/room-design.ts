import type { Dictionary } from '../dictionary.ts'

/** The room design dialog and what it does to a room. */
export const roomDesignInItalian: Dictionary = {
  'A room drawn by hand has no preset walls': 'Una stanza disegnata a mano non ha pareti pronte',
  'Add door': 'Aggiungi porta',
  'Add room': 'Aggiungi stanza',
  'Add this room': 'Aggiungi questa stanza',
  'Add window': 'Aggiungi finestra',
  'Another wall is in the way': 'C’è un’altra parete in mezzo',
  'Change room shape': 'Cambia la forma della stanza',
  'Change room shape…': 'Cambia la forma della stanza…',
  'Clear lengths': 'Lunghezze nette',
  'Diagonal wall': 'Parete diagonale',
  'Doors and windows': 'Porte e finestre',
  'Doors and windows without a wall in this shape: {{number}}':
    'Porte e finestre senza parete in questa forma: {{number}}',
  'Draw the walls': 'Disegna le pareti',
  'Draw wall after wall in the plan and type their lengths. Doors and windows follow.':
    'Disegna una parete dopo l’altra in pianta e scrivi le lunghezze. Porte e finestre vengono dopo.',
  'Floor area {{area}}': 'Superficie {{area}}',
  'Inner east wall': 'Parete interna est',
  'Inner north wall': 'Parete interna nord',
  'Inner south wall': 'Parete interna sud',
  'Inner west wall': 'Parete interna ovest',
  'New room': 'Nuova stanza',
  'New room…': 'Nuova stanza…',
  'The walls of the room are replaced, and their doors and windows go. What stands there stays.':
    'Le pareti della stanza vengono sostituite, con le loro porte e finestre. Quello che c’è dentro resta.',
  'There is no space for it in this wall: choose another one in the picture.':
    'In questa parete non c’è posto: scegline un’altra nel disegno.',
  'This room shares walls with another one': 'Questa stanza ha pareti in comune con un’altra',
  'Use this shape': 'Usa questa forma',
  'Wall thickness': 'Spessore delle pareti',
}

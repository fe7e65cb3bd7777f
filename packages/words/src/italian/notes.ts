import type { Dictionary } from '../dictionary.ts'

/** What is written on drawings, and what lies under them. */
export const notesInItalian: Dictionary = {
  'Write text': 'Scrivi un testo',
  'Level mark': 'Quota di livello',
  'Revision mark': 'Segno di revisione',
  'Text, dimensions, underlay': 'Testi, quote, sottofondo',
  'Add note': 'Aggiungi nota',
  'Change note': 'Modifica nota',
  'Note: {{text}}': 'Nota: {{text}}',
  'Dimension, {{length}}': 'Quota, {{length}}',
  'Level {{level}}': 'Livello {{level}}',
  'Revision {{letter}}': 'Revisione {{letter}}',
  'On the plan, and printed with it': 'Sulla pianta, e stampata con essa',
  'On this wall, and printed with it': 'Su questa parete, e stampata con essa',
  'Letter or number': 'Lettera o numero',
  Text: 'Testo',
  'What is to be read there': 'Che cosa vi si deve leggere',
  'Remove the leader': 'Togli la linea guida',
  'What it measures is not on this drawing now': 'Ciò che misura ora non è su questo disegno',
  'Offset of its line': 'Distanza della linea',
  'It measures {{length}} and follows what it is tied to': 'Misura {{length}} e segue ciò a cui è legata',
  Level: 'Livello',
  'Select one thing to measure it, or two to measure between them':
    'Seleziona una cosa per misurarla, o due per misurare tra loro',
  'A project cannot have more notes': 'Un progetto non può avere altre note',
  'A note of this kind has no such part': 'Una nota di questo tipo non ha questa parte',
  'A note has at most 2,000 letters': 'Una nota ha al massimo 2000 lettere',
  'No such wall': 'Questa parete non c’è',
  'What it is tied to is not there any more': 'Ciò a cui è legata non c’è più',
  'A dimension needs two different points': 'Una quota ha bisogno di due punti diversi',

  'Underlay picture or DXF…': 'Immagine o DXF di sottofondo…',
  'Add underlay': 'Aggiungi sottofondo',
  'Change underlay': 'Modifica sottofondo',
  'Set the scale of the underlay': 'Imposta la scala del sottofondo',
  'Set the scale by two points': 'Imposta la scala con due punti',
  'True distance: {{value}}': 'Distanza reale: {{value}}',
  'True size': 'Dimensione reale',
  Shown: 'Visibile',
  Opacity: 'Opacità',
  'To be traced: it is never printed, sent or offered':
    'Da ricalcare: non viene mai stampato, inviato od offerto',
  'Its file is not there any more. Delete it, or add the file again.':
    'Il suo file non c’è più. Eliminalo, o aggiungi di nuovo il file.',
  'A project cannot have more than 20 underlays': 'Un progetto non può avere più di 20 sottofondi',
  'The two points lie too near to each other': 'I due punti sono troppo vicini tra loro',
  'A length is more than 0': 'Una lunghezza è maggiore di 0',
  'An underlay needs a file': 'Un sottofondo ha bisogno di un file',
  'An angle lies between -360 and 360 degrees': 'Un angolo è compreso tra -360 e 360 gradi',
  'That scale cannot be meant': 'Questa scala non può essere quella voluta',
  'An opacity lies between 0 and 100 %': 'L’opacità è compresa tra 0 e 100 %',
  'This file is no picture that can be shown. Use PNG, JPEG or WebP':
    'Questo file non è un’immagine che si possa mostrare. Usa PNG, JPEG o WebP',
  'This picture is too large': 'Questa immagine è troppo grande',
  'A drawing has at most 10 MB': 'Un disegno ha al massimo 10 MB',
  'Save the drawing as DXF in text form, not in binary':
    'Salva il disegno come DXF in forma di testo, non binaria',
  'This drawing has too many lines. Save only what is to be traced':
    'Questo disegno ha troppe linee. Salva solo ciò che va ricalcato',
  'There are no lines in this drawing': 'In questo disegno non ci sono linee',
  'This drawing is larger than ten kilometres': 'Questo disegno è più grande di dieci chilometri',
  'An underlay has at most 5 MB. Save it smaller': 'Un sottofondo ha al massimo 5 MB. Salvalo più piccolo',
  'An underlay has at most 4096 pixels on a side. Save it smaller':
    'Un sottofondo ha al massimo 4096 pixel per lato. Salvalo più piccolo',
  'This picture is not whole. Save it anew': 'Questa immagine non è intera. Salvala di nuovo',
  'An underlay must be a PNG, JPEG or WebP picture, or a drawing':
    'Un sottofondo deve essere un’immagine PNG, JPEG o WebP, o un disegno',
  'Who cannot save a project cannot add files to it':
    'Chi non può salvare un progetto non può aggiungervi file',
  'Too many files in a short time. Try again in a quarter of an hour':
    'Troppi file in poco tempo. Riprova tra un quarto d’ora',
}

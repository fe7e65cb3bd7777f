import type { Dictionary } from '../dictionary.ts'

/** What a guest goes home with, and comes back to; what a shop hears of it. */
export const guestsInItalian: Dictionary = {
  'A code has six letters and digits, as 7KX2MP': 'Un codice ha sei lettere e cifre, come 7KX2MP',
  Code: 'Codice',
  'Continue your room': 'Continua la tua stanza',
  'Continue {{name}}': 'Continua {{name}}',
  'Copy the link': 'Copia il link',
  'Go on planning': 'Continua a progettare',
  'Have a code?': 'Hai un codice?',
  'I agree that {{brand}} and this shop use what I write here to answer me.':
    'Acconsento che {{brand}} e questo negozio usino quanto scrivo qui per rispondermi.',
  'Log in to keep it in your account': 'Accedi per conservarla nel tuo account',
  'Look at the room of {{name}}': 'Guarda la stanza di {{name}}',
  'Look first': 'Prima guarda',
  'Make a new code': 'Crea un nuovo codice',
  Message: 'Messaggio',
  'New leads': 'Nuove richieste',
  'No room has this code': 'Nessuna stanza ha questo codice',
  'One of the two is enough': 'Basta uno dei due',
  'Open a code': 'Apri un codice',
  'Open a room by its code': 'Apri una stanza con il suo codice',
  'Open the room': 'Apri la stanza',
  'Opens a copy on any device, until {{date}} and longer when it is used.':
    'Apre una copia su qualsiasi dispositivo, fino al {{date}} e più a lungo se viene usato.',
  Phone: 'Telefono',
  'Please enter an e-mail address or a phone number': 'Inserisci un indirizzo e-mail o un numero di telefono',
  'Please enter your name': 'Inserisci il tuo nome',
  'Save a picture': 'Salva un’immagine',
  Send: 'Invia',
  'Send to the shop': 'Invia al negozio',
  'Sent to {{shop}}': 'Inviata a {{shop}}',
  'Sent to {{shop}}: they get in touch with you.': 'Inviata a {{shop}}: ti contatteranno.',
  Share: 'Condividi',
  'Share…': 'Condividi…',
  'Shop not found': 'Negozio non trovato',
  'Somebody of the shop looks at your room and gets in touch with you.':
    'Qualcuno del negozio guarda la tua stanza e ti contatta.',
  'Somebody of your shop has taken this room over already':
    'Qualcuno del tuo negozio ha già preso in carico questa stanza',
  'Stop sharing': 'Non condividere più',
  'Take over': 'Prendi in carico',
  'Take over the room of {{name}}': 'Prendi in carico la stanza di {{name}}',
  'Take your room with you': 'Porta con te la tua stanza',
  'The link could not be copied: mark it and copy it by hand':
    'Non è stato possibile copiare il link: selezionalo e copialo a mano',
  'The link is copied': 'Il link è copiato',
  'The picture is still being drawn: try again in a moment.':
    'L’immagine è in preparazione: riprova tra un momento.',
  'The room could not be opened': 'Non è stato possibile aprire la stanza',
  'The shop sees your room and how to reach you, and answers.':
    'Il negozio vede la tua stanza e come contattarti, e risponde.',
  'This room is with another shop already': 'Questa stanza è già presso un altro negozio',
  'Without your consent it cannot be sent.': 'Senza il tuo consenso non può essere inviata.',
  'You can go on planning: they see what you save.': 'Puoi continuare a progettare: vedono ciò che salvi.',
  'You get a copy of your own; the room it was made of stays as it is.':
    'Ricevi una copia tua; la stanza da cui è tratta resta com’è.',
  'Your name': 'Il tuo nome',
  'Your room': 'La tua stanza',
  'Your room is being opened…': 'La tua stanza si sta aprendo…',
  'Your rooms could not be loaded': 'Non è stato possibile caricare le tue stanze',
}

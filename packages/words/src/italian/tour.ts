import type { Dictionary } from '../dictionary.ts'

export const tourInItalian: Dictionary = {
  'Show me around': 'Mostrami come funziona',
  'First tour': 'Primo giro',
  'End tour': 'Chiudi il giro',
  Back: 'Indietro',
  Done: 'Fatto',
  '{{number}} of {{steps}}': '{{number}} di {{steps}}',
  '{{number}} of {{steps}}: {{title}}': '{{number}} di {{steps}}: {{title}}',
  'The room': 'La stanza',
  'Draw walls, doors and windows from here. With nothing selected, the inspector changes the shape of the whole room.':
    'Da qui disegni pareti, porte e finestre. Se nulla è selezionato, il pannello delle proprietà cambia la forma dell’intera stanza.',
  'Place from the catalogue': 'Inserisci dal catalogo',
  'Type what you need, such as “base 60”. Drag it into the room or press Enter: it joins its neighbours, and the worktop follows.':
    'Scrivi quello che ti serve, per esempio “base 60”. Trascinalo nella stanza o premi Invio: si affianca ai vicini e il piano di lavoro lo segue.',
  Configure: 'Configura',
  'Whatever is selected shows its sizes, fronts and handles here, with what a change costs.':
    'Quello che è selezionato mostra qui misure, frontali e maniglie, con il costo di ogni modifica.',
  'Price and warnings': 'Prezzo e avvisi',
  'The price follows every change. What does not fit yet is counted beside it: press it to see why.':
    'Il prezzo segue ogni modifica. Quello che ancora non va è contato lì accanto: premilo per vedere perché.',
  'The offer': 'L’offerta',
  'When all is well, make the offer: plans, prices and pictures on paper for your customer.':
    'Quando tutto è a posto, fai l’offerta: piante, prezzi e immagini su carta per il cliente.',
  'Keep it': 'Conserva il lavoro',
  'Save your room and come back whenever you like: everything is as you left it.':
    'Salva la stanza e torna quando vuoi: trovi tutto come lo hai lasciato.',
  'You find this tour again under “More” and with Ctrl+K.': 'Ritrovi questo giro sotto “Altro” e con Ctrl+K.',
  'Place {{name}}, {{code}}, {{width}} wide': 'Inserisci {{name}}, {{code}}, largo {{width}}',
}

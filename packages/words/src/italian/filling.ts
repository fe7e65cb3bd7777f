import type { Dictionary } from '../dictionary.ts'

export const fillingInItalian: Dictionary = {
  'Fill this wall…': 'Riempi questa parete…',
  'Fill this wall': 'Riempi questa parete',
  'Fill the wall': 'Riempi la parete',
  'Place these units': 'Inserisci questi mobili',
  'Side of the wall': 'Lato della parete',
  Units: 'Mobili',
  'Base units': 'Basi',
  'Wall units': 'Pensili',
  Both: 'Entrambi',
  Proposals: 'Proposte',
  'Proposals are being worked out…': 'Le proposte sono in preparazione…',
  'No catalogue with units for a wall is open': 'Non è aperto alcun catalogo con mobili per una parete',
  'No price': 'Senza prezzo',
  Cheapest: 'La più conveniente',
  Symmetrical: 'Simmetrica',
  'Fewest units': 'Meno mobili',
  'No filler': 'Senza fasce',
  'A filler of {{length}}': 'Una fascia di {{length}}',
  'Fillers of {{length}} in all': 'Fasce per {{length}} in tutto',
  '{{length}} stay open': '{{length}} restano aperti',
  'This model has no units that could fill a wall':
    'Questo modello non ha mobili con cui riempire una parete',
  'No unit is narrow enough: {{length}} are free at most':
    'Nessun mobile è abbastanza stretto: sono liberi al massimo {{length}}',
  'The wall is too low for these units': 'La parete è troppo bassa per questi mobili',
  'Nothing is free on this wall': 'Su questa parete non c’è spazio libero',
}

import type { Dictionary } from '../dictionary.ts'

/** What floors, walls and ceilings are covered with. */
export const finishesInItalian: Dictionary = {
  All: 'Tutto',
  'All walls': 'Tutte le pareti',
  Ceiling: 'Soffitto',
  'Change what stands in the way': 'Cambia ciò che lo impedisce',
  'Choose what to paint with': 'Scegli con che cosa tinteggiare',
  'Choose what to paint with first': 'Scegli prima con che cosa tinteggiare',
  'Floors, walls and ceilings': 'Pavimenti, pareti e soffitti',
  'How far a touch reaches': 'Fin dove arriva un tocco',
  'No longer sold': 'Non più in vendita',
  One: 'Uno',
  Paint: 'Tinteggia',
  'Put the brush away': 'Metti via il pennello',
  Run: 'Fila',
  'Take up what is there (Alt or I)': 'Preleva ciò che c’è (Alt o I)',
  'There is nothing to take up here': 'Qui non c’è nulla da prelevare',
  'This cannot be painted with what is on the brush':
    'Questo non si può tinteggiare con ciò che è sul pennello',
  '{{item}} is not made in what is on the brush.': '{{item}} non si fa in ciò che è sul pennello.',
  '{{item}}: {{why}}.': '{{item}}: {{why}}.',
  '{{price}} per m²': '{{price}} al m²',
}

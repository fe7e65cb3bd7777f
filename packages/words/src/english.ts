import type { Dictionary } from './dictionary.ts'

/** English is its own key; only what changes with a number is written down. */
export const english: Dictionary = {
  '{{count}} articles_one': '{{count}} article',
  '{{count}} articles_other': '{{count}} articles',
  'Search {{count}} articles_one': 'Search {{count}} article',
  'Search {{count}} articles_other': 'Search {{count}} articles',
  'Saved {{count}} s ago_one': 'Saved {{count}} s ago',
  'Saved {{count}} s ago_other': 'Saved {{count}} s ago',
  'Saved {{count}} min ago_one': 'Saved {{count}} min ago',
  'Saved {{count}} min ago_other': 'Saved {{count}} min ago',
  '{{count}} days_one': '{{count}} day',
  '{{count}} days_other': '{{count}} days',
  '{{count}} items removed_one': '{{count}} item removed',
  '{{count}} items removed_other': '{{count}} items removed',
  '{{count}} items selected_one': '{{count}} item selected',
  '{{count}} items selected_other': '{{count}} items selected',
  '{{count}} without price_one': '{{count}} without price',
  '{{count}} without price_other': '{{count}} without price',
}

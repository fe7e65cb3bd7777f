/**
 * Patterns that can look at a letter more than once, and why nobody can make them look for long. One line each, as it
 * is written in the code; a pattern that is linear, or gone, has no business here.
 */
export const notLinear: Readonly<Record<string, string>> = {
  '/0+$/': 'a rate of a price list, which has few decimals',
  '/\\.?0+$/': 'the twelve decimals of a number of our own',
  '/\\B(?=(\\d{3})+$)/g': 'the digits of a number of our own',
  '/(\\{\\{[^}]*\\}\\})/': 'our own English sentences, in the pseudo-language of tests',
  '/\\{\\{[^}]*\\}\\}/g': 'our own English sentences, in the pseudo-language of tests',
}

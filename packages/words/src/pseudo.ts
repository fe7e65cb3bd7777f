const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPrRsStTuUwWyYzZ'].map((letter, index) => [
    letter,
    [...'åÅƀɃçÇďĎéÉƒƑĝĜĥĤîÎĵĴķĶļĻɱṀñÑöÖþÞŕŔšŠţŢûÛŵŴýÝžŽ'][index] ?? letter,
  ]),
)

/** How much longer than English a translation may become; German and Greek reach it. */
const growth = 0.35

/** Placeholders such as {{count}} are the program's, not the translator's. */
const placeholder = /(\{\{[^}]*\}\})/

/** Accented, a third longer and bracketed: shows what is not translated, cut, or glued together. */
export function pseudo(sentence: string): string {
  const disguised = byText(sentence, (part) => [...part].map((letter) => accented[letter] ?? letter).join(''))
  return `[${disguised}${padding(sentence)}]`
}

/** Every word turned to run from right to left, as a script of that direction would. */
export function pseudoRightToLeft(sentence: string): string {
  return byText(sentence, (part) => part.replaceAll(/[^\s]+/g, (word) => `\u202e${word}\u202c`))
}

function byText(sentence: string, change: (part: string) => string): string {
  return sentence
    .split(placeholder)
    .map((part) => (placeholder.test(part) ? part : change(part)))
    .join('')
}

function padding(sentence: string): string {
  const letters = sentence.replaceAll(/\{\{[^}]*\}\}/g, '').length
  return ' ~'.repeat(Math.ceil((letters * growth) / 2))
}

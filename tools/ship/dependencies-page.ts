/** The licences we accept, from the sentence of docs/dependencies.md that lists them in code spans. */
export function allowedLicences(page: string): ReadonlySet<string> {
  const sentence = page.split('\n').find((line) => line.startsWith('Allowed licences:'))
  if (!sentence) throw new Error('docs/dependencies.md does not say which licences are allowed')
  return new Set(codeSpans(sentence))
}

/** The packages that have a line of their own: the first cell of every table's row, and the development list. */
export function describedPackages(page: string): ReadonlySet<string> {
  const cells = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => codeSpans(line.split('|')[1] ?? ''))
  const listed = page.split('\n').filter((line) => line.startsWith('- '))
  return new Set([...cells, ...listed.flatMap((line) => codeSpans(line.split(':')[0] ?? ''))])
}

function codeSpans(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, span]) => span ?? '')
}

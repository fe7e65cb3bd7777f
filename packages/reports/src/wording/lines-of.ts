/** What a person typed, line by line: the template knows no line ends inside a text. */
export function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u)
}

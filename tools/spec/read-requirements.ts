export type Requirement = { readonly id: string; readonly area: string; readonly text: string }

/** Rows of Markdown tables whose first cell is an id such as H-31, A-54 or D-05, under their heading. */
export function readRequirements(markdown: string): Requirement[] {
  let area = ''
  return markdown.split('\n').flatMap((line) => {
    const heading = /^#{1,3} (.+)$/.exec(line)
    if (heading?.[1]) area = heading[1].trim()
    const row = /^\| ([HAD]-\d+) +\| (.+?) *\|$/.exec(line)
    return row?.[1] && row[2] ? [{ id: row[1], area, text: row[2] }] : []
  })
}

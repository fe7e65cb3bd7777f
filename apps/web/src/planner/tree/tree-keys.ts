import type { OutlineLine } from './outline-lines.ts'

/** What a key of an ARIA tree asks for. */
export type TreeMove =
  | { readonly go: string }
  | { readonly fold: string }
  | { readonly unfold: string }
  | { readonly unfoldAll: readonly string[] }

/** Null for a key that means nothing to a tree, or leads nowhere. */
export function treeMove(key: string, lines: readonly OutlineLine[], active: string): TreeMove | null {
  const at = lines.findIndex(({ node }) => node.key === active)
  const line = lines[at]
  if (!line) return null
  const goTo = (index: number) => {
    const target = lines[index]
    return target ? { go: target.node.key } : null
  }
  switch (key) {
    case 'ArrowDown':
      return goTo(at + 1)
    case 'ArrowUp':
      return goTo(at - 1)
    case 'Home':
      return goTo(0)
    case 'End':
      return goTo(lines.length - 1)
    case 'ArrowRight':
      if (line.isUnfolded === false) return { unfold: active }
      return line.isUnfolded ? goTo(at + 1) : null
    case 'ArrowLeft':
      if (line.isUnfolded) return { fold: active }
      return line.parent === null ? null : { go: line.parent }
    case '*':
      return {
        unfoldAll: lines
          .filter(({ parent, isUnfolded }) => parent === line.parent && isUnfolded === false)
          .map(({ node }) => node.key),
      }
    default:
      return null
  }
}

/** Letters and digits: the start of a name or a position number. */
export function isTypeahead(key: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(key)
}

/** The next line that begins like what was typed, from the active one on and round. */
export function typedTarget(
  typed: string,
  lines: readonly { readonly key: string; readonly words: readonly string[] }[],
  active: string,
): string | null {
  const wanted = typed.toLocaleLowerCase()
  const at = lines.findIndex(({ key }) => key === active)
  // One letter goes on to the next; what is typed on may stay where it is.
  const first = typed.length === 1 ? at + 1 : Math.max(0, at)
  const turned = [...lines.slice(first), ...lines.slice(0, first)]
  return (
    turned.find(({ words }) => words.some((word) => word.toLocaleLowerCase().startsWith(wanted)))?.key ?? null
  )
}

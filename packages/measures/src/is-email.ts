const forbiddenInLocal = /[\s<>()[\]\\,;:@"]/

/**
 * Every step is one pass over the text: a pattern with nested repeats would let a long wrong address
 * hold the page for minutes.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (at < 1) return false

  const local = text.slice(0, at)
  if (forbiddenInLocal.test(local) || local.split('.').includes('')) return false
  const domain = text.slice(at + 1)
  return domain.startsWith('[') ? isBracketedAddress(domain) : isDomain(domain)
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  const top = labels.at(-1) ?? ''
  return (
    labels.length >= 2 && labels.every((label) => /^[A-Za-z0-9-]+$/.test(label)) && /^[A-Za-z]{2,}$/.test(top)
  )
}

function isBracketedAddress(domain: string): boolean {
  if (!domain.endsWith(']')) return false
  const numbers = domain.slice(1, -1).split('.')
  return numbers.length === 4 && numbers.every((number) => /^\d{1,3}$/.test(number) && Number(number) <= 255)
}

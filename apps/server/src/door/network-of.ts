import { isIPv6 } from 'node:net'

/** Whom an address stands for: itself, and of IPv6 the /64 that one customer gets and may choose from. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address

  const [front = '', back] = address.split('%', 1)[0]?.split('::') ?? []
  const first = front === '' ? [] : front.split(':')
  const last = back === undefined || back === '' ? [] : back.split(':')
  const between = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  const groups = back === undefined ? first : [...first, ...between, ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/**
 * A process with too much to do refuses early and pages ask again, as on a slow machine at any time: it says nothing
 * of what is replaced or killed meanwhile.
 */
export function isTooMuch(message: string): boolean {
  return message.includes('Too much to do at the moment')
}

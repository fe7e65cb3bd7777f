import type { Payload } from './read-payload.ts'

/** The same request as an integrator writes it, with the SDK or with nothing but the browser. */
export function asCode(
  action: string,
  payload: Payload,
  { app, isPlain }: { readonly app: string; readonly isPlain: boolean },
): string {
  if (isPlain) {
    const message = literal({ action, ...payload })
    return `frame.contentWindow.postMessage(${message}, ${quoted(new URL(app).origin)})`
  }
  const rest = Object.keys(payload).length > 0 ? `, ${literal(payload)}` : ''
  return `const answer = await configurator.request(${quoted(action)}${rest})`
}

function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, indent)).join(', ')}]`

  const deeper = `${indent}  `
  const lines = Object.entries(value).map(
    ([key, inner]) => `${deeper}${name(key)}: ${literal(inner, deeper)},`,
  )
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}'
}

function name(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)
}

function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

export type PolicyOptions = {
  readonly nonce: string
  /** Origins that may frame us; none by default. */
  readonly hostOrigins: readonly string[]
  /** Vite's development server talks to its page over a socket. */
  readonly developmentSocket: string | null
}

export const policyReportPath = '/policy-reports'

/** Scripts by nonce only; whatever they load is trusted by 'strict-dynamic'; no string becomes script. */
export function securityPolicy({ nonce, hostOrigins, developmentSocket }: PolicyOptions): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(developmentSocket ? [developmentSocket] : [])],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': hostOrigins.length > 0 ? hostOrigins.filter(isOrigin) : ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'report-uri': [policyReportPath],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ') || "'none'"}`)
    .join('; ')
}

/** A record's text must not be able to add a directive. */
export function isOrigin(text: string): boolean {
  return URL.parse(text)?.origin === text
}

const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const machines = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
] as const

export type Device = { readonly browser: string | null; readonly machine: string | null }

/** By which a person knows their own; the first that fits, because browsers name their ancestors too. */
export function deviceOf(agent: string): Device {
  const named = (names: readonly (readonly [string, string])[]) =>
    names.find(([sign]) => agent.includes(sign))?.[1] ?? null
  return { browser: named(browsers), machine: named(machines) }
}

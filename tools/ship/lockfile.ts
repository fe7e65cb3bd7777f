export type LockEntry = {
  readonly version?: string
  readonly license?: string
  /** A workspace of ours, found at `resolved`. */
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
  /** Why development has it. */
  readonly dev?: boolean
  readonly peer?: boolean
  readonly devOptional?: boolean
}
export type Lockfile = {
  readonly lockfileVersion: 3
  readonly packages: Readonly<Record<string, LockEntry>>
}

export type ProductionTree = {
  /** Every foreign package that is needed, by its place in the lockfile. */
  readonly packages: ReadonlyMap<string, LockEntry>
  /** Those our own code asks for by name, with the version the lockfile chose. */
  readonly direct: ReadonlyMap<string, string>
}

export function readLockfile(text: string): Lockfile {
  const lockfile: Lockfile = JSON.parse(text)
  if (lockfile.lockfileVersion !== 3) throw new Error('package-lock.json is not of version 3')
  return lockfile
}

/** What some of our workspaces need at run time, down to the last package; development packages are never asked. */
export function productionTree(lockfile: Lockfile, workspaces: readonly string[]): ProductionTree {
  const packages = new Map<string, LockEntry>()
  const direct = new Map<string, string>()
  const seen = new Set<string>()
  const queue = [...workspaces]
  for (const place of queue) {
    if (seen.has(place)) continue
    seen.add(place)
    const entry = lockfile.packages[place]
    if (!entry) throw new Error(`The lockfile has no ${place}`)
    const isOurs = !place.includes('node_modules/')
    if (!isOurs) packages.set(place, entry)

    for (const { name, isRequired } of needsOf(entry)) {
      const found = placeOf(lockfile, place, name)
      const need = found === null ? undefined : lockfile.packages[found]
      if (found === null || !need) {
        // Optional packages for other platforms may be missing.
        if (isRequired) throw new Error(`${place} needs ${name}, which the lockfile does not have`)
        continue
      }
      queue.push(need.link && need.resolved ? need.resolved : found)
      if (isOurs && !need.link && need.version) direct.set(name, need.version)
    }
  }
  return { packages, direct }
}

function needsOf(entry: LockEntry): { name: string; isRequired: boolean }[] {
  const optional = Object.keys(entry.optionalDependencies ?? {})
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => !entry.peerDependenciesMeta?.[name]?.optional,
  )
  const required = [...Object.keys(entry.dependencies ?? {}), ...peers].filter(
    (name) => !optional.includes(name),
  )
  return [
    ...required.map((name) => ({ name, isRequired: true })),
    ...optional.map((name) => ({ name, isRequired: false })),
  ]
}

/** As Node looks: beside the package first, then beside everything around it. */
function placeOf(lockfile: Lockfile, from: string, name: string): string | null {
  const steps = from.split('/')
  const folders = steps.map((_, left) => `${steps.slice(0, steps.length - left).join('/')}/`)
  const places = [...folders, ''].map((folder) => `${folder}node_modules/${name}`)
  return places.find((place) => lockfile.packages[place]) ?? null
}

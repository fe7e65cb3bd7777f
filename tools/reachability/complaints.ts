import type { Found } from './reached.ts'
import type { Registered } from './registries.ts'

/** What nobody reaches and the list does not excuse, and what the list excuses for nothing. */
export function complaintsAbout(found: Found, excused: Readonly<Record<string, string>>): string[] {
  const named = (things: readonly Registered[]) => new Map(things.map((thing) => [nameOf(thing), thing]))
  const unreached = named(found.unreached)
  const things = named(found.things)
  return [
    ...[...unreached].flatMap(([name, { file }]) =>
      excused[name] ? [] : [`${file}: nothing that runs reaches ${name}; give it a way, or a reason`],
    ),
    ...Object.keys(excused).flatMap((name) => {
      if (!things.has(name)) return [`tools/reachability/unreached.ts: ${name} is gone`]
      return unreached.has(name) ? [] : [`tools/reachability/unreached.ts: ${name} is reached now`]
    }),
  ]
}

function nameOf({ kind, name }: Registered): string {
  return `${kind} ${name}`
}

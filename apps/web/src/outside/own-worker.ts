/** A worker out of a file of the build; throws where none can be had. */
export function ownWorker(name: string, address: string): Worker {
  return new Worker(scriptAddress(name, address), { type: 'module', name })
}

type Policy = { readonly createScriptURL: (address: string) => string }
type TrustedTypes = {
  readonly createPolicy: (name: string, rules: Policy) => Policy
}

/** The page's policy takes no plain text for a script: this vouches for the build's own file and nothing else. */
function scriptAddress(name: string, address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  if (!trustedTypes) return address
  return trustedTypes
    .createPolicy(`arredo-${name}`, { createScriptURL: () => address })
    .createScriptURL(address)
}

import { hash, verify } from '@node-rs/argon2'

// OWASP's smaller setting for argon2id: 19 MiB, two passes, one lane. Argon2id is the library's default.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** An unknown user costs the same time as a wrong password, so that the two cannot be told apart. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const matches = await verify(stored ?? (await decoy), password)
  return matches && stored !== null
}

let decoy: Promise<string> | undefined

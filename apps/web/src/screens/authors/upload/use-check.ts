import type { Calls, OutputOf } from '@arredo/contract'
import type { CallServer } from '@arredo/flows'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../../app/app-context.tsx'
import type { PickedFile } from './picked-files.ts'
import { readUpload, toBase64, type Upload } from './read-upload.ts'

export type Check = OutputOf<Calls['catalogues/check']> & {
  /** Textures and models that the server did not take, each with its reason. */
  readonly refused?: readonly string[]
}

export type Checking =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'checking' | 'pictures'; readonly name: string }
  | { readonly kind: 'refused'; readonly message: string }
  /** It has mistakes; what has none is looked at on its own page. */
  | {
      readonly kind: 'mistaken'
      readonly name: string
      readonly check: Check
      readonly accept: (version: string) => Promise<void>
    }

const keyOf = (hash: string) => ['catalogueCheck', hash]

/** Sends what was chosen to be checked; a sound catalogue leads on to its page. */
export function useCheck() {
  const { ports } = useApp()
  const queries = useQueryClient()
  const [checking, setChecking] = useState<Checking>({ kind: 'idle' })

  async function check(picked: Promise<readonly PickedFile[]> | readonly PickedFile[]) {
    setChecking({ kind: 'reading' })
    const upload = await readUpload(await picked)
    if (!upload.ok) return setChecking({ kind: 'refused', message: upload.message })
    await send(upload.value)
  }

  async function send(upload: Upload) {
    const { name, input } = upload
    setChecking({ kind: 'checking', name })
    const answer = await ports.call('catalogues/check', input)
    if (!answer.ok) return setChecking({ kind: 'refused', message: answer.message })
    const { checked } = answer.value
    if (!checked) {
      // The same again, with its fixed prices as they are now.
      const accept = (version: string) => send({ ...upload, input: { ...input, accept: { version } } })
      return setChecking({ kind: 'mistaken', name, check: answer.value, accept })
    }

    setChecking({ kind: 'pictures', name })
    const { missing, refused } = await putTextures(ports.call, upload, checked.missingTextures)
    const result: Check = { ...answer.value, refused, checked: { ...checked, missingTextures: missing } }
    queries.setQueryData(keyOf(checked.hash), result)
    ports.navigate(`/catalogues/version/${checked.hash}`)
  }

  return { checking, check }
}

/** What the check of a version said, as long as this page remembers it. */
export function useCheckOf(hash: string): Check | null {
  const { data } = useQuery<Check>({
    queryKey: keyOf(hash),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return data ?? null
}

/** One by one: they are large, and nobody waits for a single one. */
async function putTextures(
  call: CallServer,
  { textures }: Upload,
  wanted: readonly string[],
): Promise<{ readonly missing: string[]; readonly refused: readonly string[] }> {
  const missing: string[] = []
  const refused: string[] = []
  for (const hash of wanted) {
    const given = textures.get(hash)
    const put = given && (await call('catalogues/putTexture', { hash, content: await toBase64(given.file) }))
    if (!put?.ok) missing.push(hash)
    if (given && put?.ok === false) refused.push(`${given.path}: ${put.message}`)
  }
  return { missing, refused }
}

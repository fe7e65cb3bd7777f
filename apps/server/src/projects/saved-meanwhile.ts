import type { Failure } from '@arredo/contract'
import { fail } from '../channel/handler.ts'

type Stored = { readonly revision: number; readonly saved_at: Date; readonly saved_by: string }

/** Somebody was faster: who, and when. */
export function savedMeanwhile({ revision, saved_at, saved_by: savedBy }: Stored): Failure {
  const details = { revision, savedAt: saved_at.toISOString(), savedBy }
  return fail('conflict', 'Someone else saved this project meanwhile', details)
}

import { done, type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'

/** H-29, H-56: only the user's own shops. */
export async function setShop(app: App, code: string): Promise<Result<string>> {
  if (!code) return refuse('Missing shop id')

  const { profile } = app.session.getState()
  if (!profile?.shops.some((shop) => shop.code === code)) return refuse('Shop not available for user')

  const answer = await app.ports.call('auth/setShop', { code })
  if (!answer.ok) return refuse(answer.message)

  app.session.setState({ profile: answer.value })
  return done('Shop setted')
}

import { createHash } from 'node:crypto'
import { answer, fail, type Handler } from '../../channel/handler.ts'
import { keepTextures } from './keep-textures.ts'
import { textureRefusal } from './texture-refusal.ts'

export const putTexture: Handler<'catalogues/putTexture'> = {
  transaction: 'own',
  async run({ site, caller, files, now, transact }, { hash, content }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const bytes = Buffer.from(content, 'base64')
    if (createHash('sha256').update(bytes).digest('hex') !== hash) {
      return fail('invalid', 'The content does not fit its hash')
    }

    const refusal = await textureRefusal(tenant, bytes)
    if (refusal) return refusal

    const texture = { tenant, files: [bytes], by: caller.profile.userId, now }
    await keepTextures(transact, files.of(tenant), texture)
    return answer({ hash })
  },
}

import { done } from '@arredo/project'
import { defineHostAction } from '../host-action.ts'

export const takePicture = defineHostAction({
  name: 'takePicture',
  needs: { login: 'any', project: 'always', view3d: 'always' },
  async run({ outside }, wish) {
    const picture = await outside.takePicture(wish)
    return picture.ok ? done({ content: picture.value }) : picture
  },
})

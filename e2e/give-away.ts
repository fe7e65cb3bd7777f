import { logIn as openChannel } from '../tools/stack/channel-client.ts'
import { saveEmpty } from './save-empty.ts'
import { stackAddress } from './stack.ts'
import { expect, type Site } from './story.ts'

/** A supervisor saves projects and gives them to the seller. */
export async function giveAway(site: Site, names: readonly string[]): Promise<void> {
  const { userid: account, password } = site.seller
  const { port } = stackAddress()
  const channel = await openChannel(port, new URL(site.url).hostname, {
    account,
    username: 'admin',
    password,
  })
  const receivers = await channel.call('projects/receivers', {})
  const people = receivers.ok ? receivers.value.flatMap((shop) => shop.people) : []
  const toUser = people.find(({ name }) => /seller/i.test(name))?.id ?? ''
  for (const name of names) {
    const prjId = await saveEmpty(channel, site, name)
    const given = { prjId, status: 'unassigned', toUser }
    expect(await channel.call('projects/setstatus', given), name).toMatchObject({ ok: true })
  }
  channel.close()
}

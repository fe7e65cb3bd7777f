import type { CDPSession } from '@playwright/test'

type Snapshot = {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: string[][] } }
  readonly nodes: readonly number[]
}

/** Bytes of what a page holds in its heap, without the machine code that the engine makes of what runs often. */
export async function objectBytes(client: CDPSession): Promise<number> {
  const { snapshot, nodes } = await takeSnapshot(client)
  const { node_fields, node_types } = snapshot.meta
  const typeAt = node_fields.indexOf('type')
  const sizeAt = node_fields.indexOf('self_size')
  const code = node_types[typeAt]?.indexOf('code')
  let sum = 0
  for (let at = 0; at < nodes.length; at += node_fields.length) {
    if (nodes[at + typeAt] !== code) sum += nodes[at + sizeAt] ?? 0
  }
  return sum
}

async function takeSnapshot(client: CDPSession): Promise<Snapshot> {
  const chunks: string[] = []
  const collect = ({ chunk }: { chunk: string }) => chunks.push(chunk)
  client.on('HeapProfiler.addHeapSnapshotChunk', collect)
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  client.off('HeapProfiler.addHeapSnapshotChunk', collect)
  return JSON.parse(chunks.join(''))
}

// Frames that no page of ours sends: too large, of another kind, unknown. Three of them end the socket.
import { expect, test } from 'vitest'
import { startRig } from '#tests/support/rigs/room-rig.ts'
import { SOCKET_FRAME_MAX } from '#workers/contract/limits.ts'

test.each<[string, string | ArrayBuffer]>([
  [
    'larger than the longest message',
    JSON.stringify({ type: 'message', id: 'm1', text: 'x'.repeat(SOCKET_FRAME_MAX) }),
  ],
  ['of bytes', new ArrayBuffer(8)],
  ['no JSON', '{'],
  ['of a prototype', '{"__proto__":{"type":"end"}}'],
  ['of another side', '{"type":"message","id":"m1","side":"astrologer","text":5}'],
  ['of the server', '{"type":"state","state":{"name":"ended"}}'],
])('a frame %s is refused; the third one ends the socket', async (_, frame) => {
  const rig = await startRig()
  await rig.accept()
  const [mine, theirs] = [await rig.connect('user'), await rig.connect('astrologer')]
  const send = () => rig.object.webSocketMessage(mine as unknown as WebSocket, frame)
  await send()
  await send()
  expect(mine.heard.filter(({ type }) => type === 'refused')).toHaveLength(2)
  await send()
  expect(mine.closeCode).toBe(1008)
  expect(theirs.heard.filter(({ type }) => type === 'message')).toEqual([])
  expect(rig.consultation().state).not.toBe('ended')
})

// The signals by which two pages of a call find each other pass through the room while the call lives, and not after it.
import { expect, test } from 'vitest'
import { startRig } from '#tests/support/rigs/room-rig.ts'

const NEED = { type: 'signal', signal: { kind: 'need', page: '0b9b2a52-6f0a-4f6e-9b3e-0a4f7d1c2e11' } }

test('a signal reaches the other page of a call, and none passes once the call is over', async () => {
  const rig = await startRig({ kind: 'web-call' })
  const user = await rig.connect('user')
  await rig.accept()
  const astrologer = await rig.connect('astrologer')
  const signals = () => astrologer.heard.filter(({ type }) => type === 'signal')
  await rig.say(user, NEED)
  expect(signals()).toMatchObject([NEED])
  await rig.say(user, { type: 'end' })
  await rig.say(user, NEED)
  expect(signals()).toHaveLength(1)
})

const PAGE = '0b9b2a52-6f0a-4f6e-9b3e-0a4f7d1c2e11'
const HEAD = ['v=0', 'o=- 4611731400430051336 2 IN IP4 127.0.0.1', 's=-', 't=0 0']
const offer = (lines: string[]) => ({
  type: 'signal',
  signal: { kind: 'offer', page: PAGE, to: PAGE, generation: 1, sdp: [...HEAD, ...lines, ''].join('\r\n') },
})
const AUDIO = ['m=audio 9 UDP/TLS/RTP/SAVPF 111', 'c=IN IP4 0.0.0.0', 'a=ice-ufrag:sXP5', 'a=sendrecv']

test('no signal carries a text: a description has lines of a call with sound only', async () => {
  const rig = await startRig({ kind: 'web-call' })
  const user = await rig.connect('user')
  await rig.accept()
  const astrologer = await rig.connect('astrologer')
  const signals = () => astrologer.heard.filter(({ type }) => type === 'signal')
  await rig.say(user, offer(AUDIO))
  expect(signals()).toHaveLength(1)
  await rig.say(user, offer([...AUDIO, 'i=Saturn is in your tenth house']))
  expect(signals()).toHaveLength(1)
  await rig.say(user, offer(['s=Saturn is in your tenth house', ...AUDIO]))
  expect(signals()).toHaveLength(1)
})

test('a side sends a few descriptions and one more in ten seconds, so that a pause is no free conversation', async () => {
  const rig = await startRig({ kind: 'web-call' })
  const user = await rig.connect('user')
  await rig.accept()
  const astrologer = await rig.connect('astrologer')
  const signals = () => astrologer.heard.filter(({ type }) => type === 'signal')
  for (let sent = 0; sent < 18; sent += 1) await rig.say(user, offer(AUDIO))
  expect(signals()).toHaveLength(12)
  await rig.pass(10_000)
  await rig.say(user, offer(AUDIO))
  expect(signals()).toHaveLength(13)
})

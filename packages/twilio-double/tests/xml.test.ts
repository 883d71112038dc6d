import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js'
import { expect, test } from 'vitest'
import { decodePcmu, encodePcmu, level, tone } from '../src/media/pcmu.ts'
import { parseXml } from '../src/xml.ts'

test('XML written by npm twilio is read back: names, numbers, quotes, unicode', () => {
  const response = new VoiceResponse()
  const address = `https://product.test/conf?s=1&x='"<>#rc=3&rp=all`
  response
    .dial({ timeLimit: 60 })
    .conference({ statusCallback: address, statusCallbackEvent: ['start', 'end'] }, 'ज्योति & co')
  const [dial] = parseXml(response.toString()).children
  expect(dial).toMatchObject({ name: 'Dial', attributes: { timeLimit: '60' } })
  expect(dial!.children[0]).toMatchObject({
    text: 'ज्योति & co',
    attributes: { statusCallback: address, statusCallbackEvent: 'start end' },
  })
})

test('references, CDATA, comments and empty elements', () => {
  const root = parseXml(`<?xml version='1.0'?><!-- x --><R a='&#38;&#x26;&apos;'>1 &lt; <![CDATA[<b> & ]]><E /></R>`)
  expect(root).toMatchObject({ name: 'R', attributes: { a: "&&'" }, text: '1 < <b> & ', children: [{ name: 'E' }] })
})

test.each([
  '<a>',
  '<a></b>',
  '<a>&</a>',
  '<a>&nbsp;</a>',
  '<a x=1/>',
  '<a x="1" x="2"/>',
  '<a/><b/>',
  'text',
  '<a x="<"/>',
])('%s is refused', (source) => {
  expect(() => parseXml(source)).toThrow(/XML/)
})

test('sound survives the telephone codec', () => {
  const frame = tone(440, 160)()
  const back = decodePcmu(encodePcmu(frame))
  expect(level(back)).toBeCloseTo(level(frame), 2)
  expect([...decodePcmu(encodePcmu(Int16Array.of(0, 32767, -32768)))]).toEqual([0, 32124, -32124])
})

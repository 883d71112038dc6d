import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js'
import { expect, test } from 'vitest'
import { element, xmlDocument } from '#workers/gateways/twilio/xml.ts'

test('a document is the one that the Twilio package writes', () => {
  const theirs = new VoiceResponse()
  theirs
    .dial({ timeLimit: 60 })
    .conference({ waitUrl: '', statusCallback: 'https://a.test/?b=1&c="2"' }, 'session <1> & "2"')
  theirs.say({ language: 'hi-IN' }, 'जुड़ने के लिए 1 दबाएँ।')
  theirs.hangup()
  const conference = element(
    'Conference',
    { waitUrl: '', statusCallback: 'https://a.test/?b=1&c="2"' },
    'session <1> & "2"',
  )
  const ours = element('Response', {}, [
    element('Dial', { timeLimit: 60 }, [conference]),
    element('Say', { language: 'hi-IN' }, 'जुड़ने के लिए 1 दबाएँ।'),
    element('Hangup'),
  ])
  expect(xmlDocument(ours).replaceAll('&quot;', '"')).toBe(theirs.toString().replaceAll('&quot;', '"'))
})

test('characters that XML does not know are left out, pairs stay', () => {
  expect(element('Say', { a: '1\u00002 3' }, 'x\u0007y\ud83dz \ud83d\ude42').xml).toBe(
    '<Say a="12 3">xyz \ud83d\ude42</Say>',
  )
})
